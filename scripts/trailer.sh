#!/usr/bin/env bash
# Cuts the trailer, docs/trailer.mp4 and docs/trailer.webm (a minute with sound), and the README's moving picture,
# docs/first-class.webp, from films of games with fixed seeds: bots have played them, and the turns that are shown are
# played again with the pointer, as a player would. Without a graphics card this takes hours.
#
#   scripts/trailer.sh [--work DIR]
#
#   --work DIR       keeps games and films in this folder, or uses those that are there; make only what you delete
#
# FIRST_CLASS_PROGRAM=PROGRAM films this program instead of building one. TRAILER_SIZE=640x360 TRAILER_FPS=10 makes a
# quick draft, TRAILER_ASSETS=DIR takes music and effects from elsewhere, TRAILER_OUT=DIR puts the results elsewhere.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/stage.sh
. scripts/stage.sh

size=${TRAILER_SIZE:-1280x720}
fps=${TRAILER_FPS:-30}
assets=${TRAILER_ASSETS:-assets}
out=${TRAILER_OUT:-docs}

while (($#)); do
  case "$1" in
    --work) mkdir -p "$2"; work=$(cd "$2" && pwd); shift 2 ;;
    --help | -h) sed -n '2,/^set/{/^set/d;s/^# \{0,1\}//;p}' "$0"; exit ;;
    *) echo "$1 is not an option. Try --help." >&2; exit 2 ;;
  esac
done
if [ -z "$work" ]; then
  work=$(mktemp -d)
  temporary=$work
fi
clean() {
  if [ -n "${camera:-}" ]; then kill "$camera" 2>/dev/null || true; fi
  close_screen
  if [ -n "${temporary:-}" ]; then rm -rf "$temporary"; fi
}
trap clean EXIT

# The window is not to be smaller than the program allows; the pictures are then made smaller.
window=$size
while ((${window#*x} < 320)); do window=$((2 * ${window%x*}))x$((2 * ${window#*x})); done

# Films until it ends by itself, or for so many seconds (0: as long as it takes):  film NAME SECONDS OPTIONS…
film() {
  local name=$1 seconds=$2 folder=$work/films/$1 log=$work/$1.log enough began=$SECONDS
  shift 2
  [ ! -e "$folder/whole" ] || return 0
  echo "== a film: $name"
  rm -rf "$folder"
  mkdir -p "$folder"
  # Some pictures are written at the same time: those that count are complete once a few more are there.
  enough=$(printf '%s/%05d.png' "$folder" $((seconds * fps + 8)))
  "$program" "$@" --size "$window" --fps "$fps" --film "$folder" >"$log" 2>&1 & camera=$!
  while kill -0 "$camera" 2>/dev/null; do
    if ((seconds > 0)) && [ -e "$enough" ]; then kill "$camera" 2>/dev/null || true; fi
    sleep 0.5
  done
  wait "$camera" 2>/dev/null || true
  camera=""
  if ((seconds > 0)); then
    find "$folder" -name '*.png' | sort | tail -n "+$((seconds * fps + 1))" | xargs -r rm
  fi
  grep -aE "stuck|panicked" "$log" >&2 && return 1
  [ -e "$folder/00001.png" ] || { tail -n 3 "$log" >&2; return 1; }
  [ -e "$folder/sounds.csv" ] || echo "$name: the film has no sounds.csv, so there will be only music." >&2
  echo "$(find "$folder" -name '*.png' | wc -l) frames in $((SECONDS - began)) seconds"
  touch "$folder/whole"
}

# A part of a film for the trailer, with short fades:  shot FILM FROM SECONDS [MUSIC]
# FROM is in seconds, from the end of the film if it is negative; or a moment that the film's moments.csv names, such as
# Revelation+2. MUSIC is what begins to be played here.
shot() {
  local name=$1 from=$2 seconds=$3 music=${4:-} number=${#cuts[@]} frames offset=0
  frames=$(find "$work/films/$name" -name '*.png' | wc -l)
  case "$from" in
    [A-Z]*+*)
      offset=${from##*+}
      from=$(awk -F, -v name="${from%+*}" '$2 == name { print $1; exit }' "$work/films/$name/moments.csv" 2>/dev/null || true)
      [ -n "$from" ] || { echo "$name/moments.csv does not name ${2%+*}." >&2; return 1; } ;;
    -*) from=$(awk -v n="$frames" -v fps="$fps" -v from="$from" 'BEGIN { at = n / fps + from; print at < 0 ? 0 : at }') ;;
  esac
  from=$(awk -v from="$from" -v offset="$offset" 'BEGIN { print from + offset }')
  echo "$name: $seconds seconds from $from on, of $(awk -v n="$frames" -v fps="$fps" 'BEGIN { printf "%.1f", n / fps }')"
  # What is too short ends with a still picture.
  ffmpeg -v error -y -framerate "$fps" -i "$work/films/$name/%05d.png" -an -vf "trim=start=$from:duration=$seconds,setpts=PTS-STARTPTS,\
tpad=stop_mode=clone:stop_duration=$seconds,trim=duration=$seconds,scale=${size/x/:}:flags=lanczos,format=yuv444p,\
fade=in:d=$fade:color=$dark,fade=out:st=$(awk -v s="$seconds" -v f="$fade" 'BEGIN { print s - f }'):d=$fade:color=$dark" \
    -c:v libx264 -preset veryfast -crf 8 "$work/cut-$number.mkv"
  cuts+=("$work/cut-$number.mkv")
  echo "$work/films/$name,$from,$seconds,$music" >>"$work/shots.csv"
}

# Makes a file smaller and smaller until it has at most so many bytes:  fit FILE BYTES WORST… COMMAND…, where @ stands for
# one quality after the other.
fit() {
  local file=$1 bytes=$2 qualities=$3 quality
  shift 3
  for quality in $qualities; do
    ffmpeg -v error -y "${@//@/$quality}" "$file"
    if (($(stat -c %s "$file") <= bytes)); then break; fi
  done
  echo "$file: $(du -h "$file" | cut -f1)"
}

need ffmpeg=ffmpeg python3=python3
find_program
open_screen
# How long a fade lasts, and into what.
fade=0.2 dark=0x0b1a2e

# Films a turn of seat 0 of a game that was saved at a moment, played again with the pointer: it looks at some things
# first, so that previews are seen, and then does what was done then.  human NAME SECONDS GAME MOMENT -- HOVERED…
human() {
  local name=$1 seconds=$2 from=$3 moment=() line
  shift 3
  while [ "$1" != -- ]; do moment+=("$1"); shift; done
  shift
  position "$from" "$work/data-$name" "${moment[@]}"
  {
    echo "click title/continue"
    echo "wait 1.2"
    for line; do printf '%s\n' "hover $line" "wait 1.1"; done
    for line in "${turn[@]}"; do printf '%s\n' "play $line" "wait 0.5"; done
    echo "wait 600"
  } >"$work/$name.script"
  film "$name" "$seconds" --data-dir "$work/data-$name" --from "$made" --script "$work/$name.script"
}

play ab 3 --modules AB --seed 7
play cd 2 --modules CD --seed 11
ab=(--no-save --seats "human,skilled,skilled" --first 1 --modules AB --seed 7 --autoplay)
cd=(--no-save --seats "human,skilled" --first 1 --modules CD --seed 11 --autoplay)

printf '%s\n' "wait 3.2" "click title/new-game" "wait 1.2" "click setup/seat/2/add-bot" "wait 0.7" \
  "click setup/teatime" "wait 600" >"$work/opening"
film opening 7 --no-save --script "$work/opening"
film deal 9 "${ab[@]}"
# A turn early in the game: cards are looked at, and their previews; one is taken.
human pick 12 ab turn 3 1 -- offer/0/1 offer/1/2 offer/2/3
# The turn in which most is done at once: frames, coins, contracts; what is a triumph is celebrated.
human chain 22 ab chain 5 -- train/upper/0
position cd "$work/data" ask 3 'Resolve.*Locomotive'
film route 6 "${cd[@]}" --from "$made"
position ab "$work/data" scoring 2
film scoring 7 "${ab[@]}" --from "$made"
position ab "$work/data" scoring 3
film winner 0 "${ab[@]}" --from "$made" --speed fast
position cd "$work/data" scoring 3
film end 0 "${cd[@]}" --from "$made" --speed fast

rm -f "$work/shots.csv"
cuts=()
shot opening 0 6 title
shot deal 2 6 afternoon
shot pick 0.4 10 afternoon-layer
shot chain 1.2 14
shot route 0 4
shot scoring 0.5 5.5
shot winner Winner+-1.5 4
shot end Revelation+2 4
shot end Result+0.5 4 triumph

printf "file '%s'\n" "${cuts[@]}" >"$work/cuts"
ffmpeg -v error -y -f concat -safe 0 -i "$work/cuts" -c copy "$work/cut.mkv"
python3 scripts/trailer/mix.py "$work/shots.csv" "$assets" "$work/sound.wav"

mkdir -p "$out"
both=(-i "$work/cut.mkv" -i "$work/sound.wav" -map 0:v -map 1:a -shortest -pix_fmt yuv420p)
fit "$out/trailer.mp4" 8000000 "19 21 23 25 27 29" "${both[@]}" -c:v libx264 -preset slow -crf @ -maxrate 3M -bufsize 6M \
  -c:a aac -b:a 128k -movflags +faststart
fit "$out/trailer.webm" 8000000 "30 33 36 39 42 45" "${both[@]}" -c:v libvpx-vp9 -b:v 0 -crf @ -row-mt 1 -deadline good \
  -cpu-used 3 -c:a libopus -b:a 96k
# Eight seconds of cards that are dealt and taken.
fit "$out/first-class.webp" 3000000 "70 60 50 40 30 20" -ss 6.2 -t 8 -i "$work/cut.mkv" -vf "fps=$((fps < 15 ? fps : 15)),scale=720:-2" \
  -c:v libwebp_anim -loop 0 -compression_level 6 -q:v @
