#!/usr/bin/env bash
# Takes pictures of every screen and of games of every module, in five sizes of window, for docs/gallery. Bots play
# games of fixed seeds; each picture shows such a game from one moment on, as a saved game that is continued.
#
#   scripts/gallery.sh [--mockups DIR] [--only PATTERN] [--missing] [--work DIR]
#
#   --mockups DIR    also puts each picture beside its drawing in this folder, in docs/gallery/beside
#   --only PATTERN   takes only the pictures whose name matches, such as 'ab-*' or '*-844x390'
#   --missing        takes only the pictures that are not there
#   --work DIR       keeps the games in this folder, or uses those that are there
#
# FIRST_CLASS_PROGRAM=PROGRAM takes pictures of this program instead of building one.
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/stage.sh
. scripts/stage.sh

sizes=(1280x720 1600x900 1024x768 844x390 390x844)
gallery=docs/gallery
mockups="" only="*" absent="" work=""

while (($#)); do
  case "$1" in
    --mockups) mockups=$(cd "$2" && pwd); shift 2 ;;
    --only) only=$2; shift 2 ;;
    --missing) absent=yes; shift ;;
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
  if [ -n "${game:-}" ]; then kill "$game" 2>/dev/null || true; fi
  close_screen
  if [ -n "${temporary:-}" ]; then rm -rf "$temporary"; fi
}
trap clean EXIT

# The file of the drawing that shows what a picture shows, if there is one.
drawing() {
  case "$1" in
    title-*x390 | title-390x* | setup-*x390 | setup-390x*) ;;
    title-*) echo screen_title.png ;;
    setup-*) echo screen_setup.png ;;
    scoring-*) echo screen_scoring.png ;;
    final-scoring-*) echo screen_final_scoring.png ;;
    result-*) echo screen_result.png ;;
    route-844x390) echo phone_landscape_trains.png ;;
    ab-middle-844x390) echo phone_landscape.png ;;
    ab-middle-390x844) echo phone_portrait.png ;;
    ab-middle-1280x720) echo table-1280.png ;;
    ab-middle-*) echo table.png ;;
    cd-middle-*) echo table_murder.png ;;
    teatime-1024x768) echo table_1024.png ;;
    teatime-* | ef-late-*) echo table_late.png ;;
  esac
}

# Takes one picture: runs the program with a script until the picture has been saved.
take() {
  local name=$1 speed=$2 shot=$work/$1.png script=$work/$1.script log=$work/$1.log
  shift 2
  rm -f "$shot" "$work/left"
  : >"$log"
  printf '%s\n' "$@" "shot $shot" "wait 600" >"$script"
  "$program" "${data[@]}" --size "${name##*-}" --speed "$speed" --script "$script" >"$log" 2>&1 & game=$!
  until grep -q "Screenshot saved to $shot" "$log"; do
    if [ -n "${screen:-}" ] && grep -q "Screenshot saved to $work/ready.png" "$log"; then
      # The script's pointer lies on a card: the real one comes and goes.
      [ -e "$work/left" ] || xdotool mousemove 5 5 mousemove 1919 1079
      touch "$work/left"
    fi
    kill -0 "$game" 2>/dev/null || { echo "$name: $(grep -aE 'stuck|panick|ERROR|--script' "$log" || tail -n 3 "$log")" >&2; game=""; return 1; }
    sleep 0.2
  done
  kill "$game" 2>/dev/null || true
  wait "$game" 2>/dev/null || true
  game=""
  cwebp -quiet -q 84 -m 6 -sharp_yuv "$shot" -o "$gallery/$name.webp"
}

# The picture of a moment in every size:  picture NAME CAPTION GAME MOMENT SPEED LINES…
# A line @continue continues the game, and takes the pointer away from it; @choose makes the choice that
# was made at this moment, unless there is nothing left to do, so that it makes itself; @pick picks the card that was taken then; and a line with @large is left out on phones.
picture() {
  local name=$1 caption=$2 from=$3 moment=$4 speed=$5 size line lines place
  shift 5
  names+=("$name")
  captions+=("$caption")
  for size in ${only_sizes[@]+"${only_sizes[@]}"}; do
    # shellcheck disable=SC2053
    [[ $name-$size == $only ]] || continue
    if [ -n "$absent" ] && [ -e "$gallery/$name-$size.webp" ]; then continue; fi
    lines=("wait 1")
    data=(--no-save)
    if [ -n "$from" ]; then
      # shellcheck disable=SC2086
      position "$from" "$work/data" $moment
      data=(--data-dir "$work/data")
    fi
    for line; do
      case "$line" in
        @continue) lines+=("click title/continue" "wait 1.5" "shot $work/ready.png" "wait 2") ;;
        @choose) lines+=("choose $next" "wait 1") ;;
        @pick)
          place=$(sed -nE 's/^(CarryOut|Decline)\(\(row: ([0-9]+), column: ([0-9]+)\)\)$/\2\/\3/p' <<<"$next")
          lines+=("click offer/${place:-start-tile}" "wait 1") ;;
        @large*) ((${size%x*} < 1000)) || lines+=("${line#@large }") ;;
        *) lines+=("$line") ;;
      esac
    done
    echo "$name-$size"
    take "$name-$size" "$speed" "${lines[@]}" || failed+=("$name-$size")
  done
}

# Puts a picture to the right of its drawing, equally high.
beside() {
  local file=$1 name drawn
  name=$(basename "$file" .webp)
  drawn=$(drawing "$name")
  [ -n "$drawn" ] && [ -e "$mockups/$drawn" ] || return 0
  mkdir -p "$gallery/beside"
  local height=${name##*x}
  ((height >= 720)) || height=780
  dwebp -quiet "$file" -o "$work/beside.png"
  convert -background '#0b1a2e' "$mockups/$drawn" "$work/beside.png" -resize "x$height" -bordercolor '#0b1a2e' -border 6 +append "$work/both.png"
  cwebp -quiet -q 84 -m 6 -sharp_yuv "$work/both.png" -o "$gallery/beside/$name.webp"
}

index() {
  local number name size file
  echo "# Gallery"
  echo
  echo "Every screen, and games with every module, as \`scripts/gallery.sh\` takes them: bots play games of fixed seeds."
  echo "Click a picture, or one of its other sizes."
  for number in "${!names[@]}"; do
    name=${names[number]} file=""
    for size in "${sizes[@]}"; do
      if [ -e "$gallery/$name-$size.webp" ]; then file=$name-$size.webp; break; fi
    done
    [ -n "$file" ] || continue
    printf '\n## %s\n\n' "${captions[number]}"
    # shellcheck disable=SC2016
    printf '[<img src="%s" alt="%s" width="640">](%s)\n\n' "$file" "${captions[number]}" "$file"
    for size in "${sizes[@]}"; do
      file=$name-$size.webp
      if [ -e "$gallery/$file" ]; then printf '[%s](%s)\n' "${size/x/ × }" "$file"; fi
    done
  done
}

need cwebp=webp python3=python3
if [ -n "$mockups" ]; then need convert=imagemagick; fi
find_program
open_screen
mkdir -p "$gallery"
names=() captions=() failed=()

play ab 3 --modules AB --seed 7
play cd 2 --modules CD --seed 11
play ef 2 --modules EF --seed 5
play teatime 4 --modules EF --teatime --seed 3

only_sizes=("${sizes[@]}")
picture title "Title" ab "turn 3 2" none "wait 2"
picture journey "The first journey" "" "" none "click title/journey" "wait 1"
picture lesson "A lesson" "" "" none "click title/journey" "wait 1" "click journey/choose/cars" "wait 0.5" "click journey/board" "wait 2" "click prompt/continue" "wait 1"
picture rules-book "The rules book" "" "" none "click title/rules" "wait 1"
picture daily "The daily journey" "" "" none "click title/daily" "wait 1.5"
picture ladder "Thirty prepared journeys" "" "" none "click title/daily" "wait 1" "click daily/ladder" "wait 1.5"
picture saved-games "Saved games" ab "turn 5 2" none "click title/saved-games" "wait 2"
picture replay "A game is watched" ab "turn 5 2" none "click title/saved-games" "wait 2" "click saved-games/watch" "wait 2" "click replay/turn" "wait 1" "click replay/turn" "wait 1"
picture friends "With friends: the door" "" "" none "click title/friends" "wait 2"
picture access "Settings for all eyes and hands" "" "" none "click title/settings" "wait 0.5" "click settings/page/access" "wait 0.5"
picture setup "Set-up" "" "" none "click title/new-game" "wait 1" "@large click setup/seat/2/add-bot" "wait 0.5" "@large click setup/teatime" "wait 0.5"
picture draft "The draft: everybody keeps one of their Game End cards" ab draft none @continue
picture ab-early "Modules A and B, three players: round 1" ab "turn 1 2" none @continue
picture ab-middle "Modules A and B: a card has been picked in round 4" ab "turn 4 2 1" none @continue @pick
# Seat 1 is the one with long routes and fine cars.
picture ab-late "Modules A and B: round 6" ab "turn 6 2 1" none @continue
picture cd-early "Modules C and D, two players and two dummies: round 1" cd "turn 1 3" none @continue
picture cd-middle "Modules C and D: passenger or luggage?" cd "ask 3 PlacePassenger|PlaceLuggage" none @continue
picture cd-late "Modules C and D: round 6" cd "turn 6 2" none @continue @pick
picture ef-early "Modules E and F, two players: round 1" ef "turn 1 3" none @continue
picture ef-middle "Modules E and F: round 3" ef "turn 3 3" none @continue @pick
picture ef-late "Modules E and F: round 6" ef "ask 6 Resolve|RunFactory|UseStorageCard" none @continue
picture teatime "Modules E and F with Teatime, four players: a frame in round 6" teatime "ask 6 Resolve" none @continue
picture tip "What is pointed at is explained" ab "turn 5 2" none @continue "hover train/upper/0" "wait 1.5"
picture log "The log of a game" ab "turn 5 2" none @continue "click menu" "wait 0.5" "click menu/log" "wait 1"
picture rules "The rules" ab "turn 5 2" none @continue "click menu" "wait 0.5" "click menu/help" "wait 1"
picture scoring "A scoring phase" ab "scoring 2" fast @continue @choose "wait 2"
picture final-scoring "The final scoring: one Game End card after the other" ab "scoring 3" none @continue @choose "wait 2" "click scoring/continue" "wait 2"
picture revelation "The final revelation of the murder" cd "scoring 3" fast @continue @choose "wait 3" "click scoring/continue" "wait 15" "click scoring/continue" "wait 25" "hover revelation/continue" "wait 0.5"
# Four players, one after the other.
to_the_result=("click scoring/skip" "wait 1" "click scoring/skip" "wait 1" "click scoring/skip" "wait 1" "click scoring/skip" "wait 2" "click scoring/continue" "wait 6")
picture result "The result" teatime "scoring 3" none @continue @choose "wait 2" "${to_the_result[@]}"
picture review "The Master reviews a game" teatime "scoring 3" none @continue @choose "wait 2" "${to_the_result[@]}" "click result/review" "wait 240"
picture statistics "Statistics" teatime "scoring 3" none @continue @choose "wait 2" "${to_the_result[@]}" "click result/title" "wait 1" "click title/saved-games" "wait 1" "click kept/statistics" "wait 1"
only_sizes=(844x390 390x844)
picture route "On a phone: the route and the trains" ab "turn 5 2 1" none @continue "click tab/route" "wait 1"
picture market "On a phone: what lies beside the offer" ab "turn 3 2" none @continue "click tab/market" "wait 1"
picture others "On a phone: the other players" teatime "turn 5 2" none @continue "click tab/others" "wait 1"

if [ -n "$mockups" ]; then
  for file in "$gallery"/*.webp; do beside "$file"; done
fi
index >"$gallery/README.md"
echo "$gallery: $(du -ch "$gallery"/*.webp | tail -n 1 | cut -f1) of pictures"
if ((${#failed[@]})); then
  echo "These could not be taken: ${failed[*]}" >&2
  exit 1
fi
