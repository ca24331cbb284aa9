"""The table's theme, "Lounge Car": AABA in B flat. Afternoon, night and dawn vary it; each in its own key, pace and instruments."""

A1 = "Bb6 | Gm7 | Cm7 | F7 | Bb6 | Bdim | Cm7 | F7 |"
A2 = "Bb6 | Gm7 | Cm7 | F7 | Fm7 Bb7 | Eb6 | Cm7 F7 | Bb6 |"
B = "Ebmaj7 | Ebm6 | Bb6/D | G7 | C7 | C7 | Cm7 | F7 |"
FIRST = "D5:3 F5 | D5:2 Bb4:2 | C5:1.5 D5:.5 Eb5 G4 | A4:4 | D5:3 F5 | F5:1.5 D5:.5 G#4:2 | G4 Bb4 Eb5 D5 | C5:3 r |"
SECOND = "D5:3 F5 | D5:2 Bb4:2 | C5:1.5 D5:.5 Eb5 G5 | F5:4 | Ab5:1.5 G5:.5 F5 D5 | G5:3 Eb5 | D5:1.5 C5:.5 A4 C5 | Bb4:2 r:2 |"
BRIDGE = (
    "G4:2 Bb4:1.5 D5:.5 | F#4:2 Bb4:1.5 C5:.5 | D5:1.5 Bb4:.5 F4:2 | r F4:.5 G4:.5 B4 D5 |"
    " E5:3 D5 | C5:1.5 Bb4:.5 G4:2 | r G4:.5 Bb4:.5 Eb5 D5 | C5:2 A4:2 |"
)
# The same thoughts at night, in G minor, with chords to suit.
NIGHT_A1 = "Gm | Ebmaj7 | Am7b5 | D7b9 | Gm6 | C9 | Cm7 | D7b9 |"
NIGHT_A2 = "Gm | Ebmaj7 | Am7b5 | D7b9 | Dm7b5 G7b9 | Cm7 | Am7b5 D7b9 | Gm6 |"
NIGHT_B = "Ebmaj7 | Ab9 | Bb6/D | Dbdim | Cm9 | F13 | Am7b5 | D7b9 |"
NIGHT_FIRST = "Bb4:3 D5 | Bb4:2 G4:2 | A4:1.5 Bb4:.5 C5 Eb4 | F#4:4 | Bb4:3 D5 | D5:1.5 Bb4:.5 E4:2 | Eb4 G4 C5 Bb4 | A4:3 r |"
NIGHT_SECOND = "Bb4:3 D5 | Bb4:2 G4:2 | A4:1.5 Bb4:.5 C5 Eb5 | D5:4 | F5:1.5 Eb5:.5 D5 B4 | Eb5:3 C5 | C5:1.5 A4:.5 F#4 A4 | G4:3 r |"
NIGHT_BRIDGE = (
    "G4:2 Bb4:1.5 D5:.5 | C5:2 Gb4:1.5 Bb4:.5 | D5:1.5 Bb4:.5 F4:2 | r E4:.5 G4:.5 Bb4 Db5 |"
    " D5:3 C5 | A4:1.5 G4:.5 Eb4:2 | r Eb4:.5 G4:.5 C5 A4 | A4:2 F#4:2 |"
)
# And at dawn, in D: the chords are wider.
DAWN_A1 = "Dmaj9 | Bm7 | Em9 | A13 | D69 | D#dim | Em7 | A7 |"
DAWN_A2 = "D69 | Bm7 | Em9 | A13 | Am7 D9 | Gmaj9 | Em7 A13 | D69 |"
DAWN_B = "Gmaj7 | Gm6 | D6/F# | B7 | E9 | E9 | Em9 | A13 |"
TO_DAWN = 4
