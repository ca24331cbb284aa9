#!/usr/bin/env python3
"""Cuts a saved game off at a moment, and prints how many choices came before it and the one that was made then; below
that, each further one that was made in the same turn.

    position.py GAME.ron RESULT.ron draft               seat 0 keeps a Game End card
    position.py GAME.ron RESULT.ron turn ROUND TURN     seat 0 takes its card, or the seat that is named as well
    position.py GAME.ron RESULT.ron ask ROUND CHOICE    seat 0 makes the first choice of this kind from this round on,
                                                        such as Resolve or PlacePassenger|PlaceLuggage
    position.py GAME.ron RESULT.ron chain ROUND         seat 0 takes the card with which most is done, from this round on
    position.py GAME.ron RESULT.ron scoring PHASE       whoever is last ends a scoring phase

Who is asked then becomes a human, and the others become novices. The game has to have begun with seat 0."""

import re
import sys
from pathlib import Path

BEGINS_TURN = ("CarryOut", "Decline", "TakeStartPlayerTile")
TURNS = 3


class Game:
    """The choices of a saved game, with the round, the turn and the seat of each."""

    def __init__(self, text):
        begin = text.index("choices: [") + len("choices: [")
        end = text.rindex("]")
        self.before, self.after = text[:begin], text[end:]
        self.choices = [line.strip().rstrip(",") for line in text[begin:end].splitlines() if line.strip()]
        self.seats = len(re.findall(r"\bplayer: ", text))
        self.turns = []
        """For each turn its first choice, round, turn and seat."""
        start, taker = 0, None
        for number, choice in enumerate(self.choices):
            if not choice.startswith(BEGINS_TURN):
                continue
            count = len(self.turns)
            if count % (TURNS * self.seats) == 0 and taker is not None:
                start, taker = taker, None
            seat = (start + count) % self.seats
            if choice.startswith("TakeStartPlayerTile"):
                taker = seat
            place = divmod(count // self.seats, TURNS)
            self.turns.append((number, 1 + place[0], 1 + place[1], seat))
        self.last_start = start if taker is None else taker

    def draft(self):
        return next((number, 0) for number, choice in enumerate(self.choices) if choice.startswith("Keep"))

    def made_in_turn(self, number):
        """The choices that are made from this one on in the same turn."""
        ends = [first for first, *_ in self.turns if first > number] + [len(self.choices)]
        turn = self.choices[number : ends[0]]
        # What follows the end of the turn may be other players' choices.
        return turn[: turn.index("EndTurn") + 1] if "EndTurn" in turn else turn

    def chain(self, from_round):
        """The turn of seat 0 from this round on in which most is done: frames, coins and contracts."""
        def done(turn):
            choices = self.made_in_turn(turn[0])
            return sum(choice.startswith(("Resolve", "Spend", "Fulfil", "BeginFrame")) for choice in choices)

        own = [turn for turn in self.turns if turn[3] == 0 and turn[1] >= from_round]
        number, *_, seat = max(own, key=done)
        return number, seat

    def turn(self, of_round, of_turn, of_seat=0):
        wanted = (of_round, of_turn, of_seat)
        return next((number, seat) for number, *place, seat in self.turns if (*place, seat) == wanted)

    def ask(self, from_round, kind):
        ends = [number for number, *_ in self.turns[1:]] + [len(self.choices)]
        for (number, of_round, _, seat), end in zip(self.turns, ends, strict=True):
            if of_round < from_round or seat != 0:
                continue
            # What follows the end of the turn may be other players' choices.
            for place in range(number, end):
                if re.match(kind, self.choices[place]):
                    return place, seat
                if self.choices[place] == "EndTurn":
                    break
        raise SystemExit(f"seat 0 makes no choice {kind} from round {from_round} on")

    def scoring(self, phase):
        later = [turn for turn in self.turns if turn[1] > 2 * phase]
        end, start = (later[0][0], later[0][3]) if later else (len(self.choices), self.last_start)
        # In the revelation of a murder there are choices after the last scoring phase.
        last = max(number for number in range(end) if self.choices[number] == "EndTurn")
        return last, (start - 1) % self.seats

    def cut(self, number, seat):
        seats = iter(range(self.seats))
        human = lambda _: f'player: "{"human" if next(seats) == seat else "novice"}"'
        kept = "".join(f"\n            {choice}," for choice in self.choices[:number])
        return re.sub(r'\bplayer: "\w+"', human, self.before) + kept + "\n        " + self.after


def main():
    source, target, kind, *where = sys.argv[1:]
    game = Game(Path(source).read_text())
    moments = {
        "draft": game.draft,
        "chain": lambda from_round: game.chain(int(from_round)),
        "turn": lambda *of: game.turn(*map(int, of)),
        "ask": lambda from_round, choice: game.ask(int(from_round), choice),
        "scoring": lambda phase: game.scoring(int(phase)),
    }
    number, seat = moments[kind](*where)
    Path(target).write_text(game.cut(number, seat))
    print(number, *game.made_in_turn(number), sep="\n")


main()
