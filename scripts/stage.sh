#!/usr/bin/env bash
# Sourced by gallery.sh and trailer.sh: the tools, the program, a screen, and games of fixed seeds to take pictures of.
# The caller sets $work, the folder for whatever is needed meanwhile.
work=${work:-}

# Installs what is missing, on Debian and Ubuntu:  need COMMAND=PACKAGE …
need() {
  local entry missing=() sudo=""
  for entry; do command -v "${entry%%=*}" >/dev/null || missing+=("${entry##*=}"); done
  ((${#missing[@]})) || return 0
  if command -v apt-get >/dev/null; then
    [ "$(id -u)" = 0 ] || sudo=sudo
    echo "Installing: ${missing[*]}"
    $sudo apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y --no-install-recommends "${missing[@]}"
  else
    echo "Please install: ${missing[*]}" >&2
    return 1
  fi
}

# Sets $program: the one that FIRST_CLASS_PROGRAM names, or else the one that play.sh builds.
find_program() {
  if [ -n "${FIRST_CLASS_PROGRAM:-}" ]; then
    program=$FIRST_CLASS_PROGRAM
    [ -x "$program" ] || { echo "FIRST_CLASS_PROGRAM: $program is not a program" >&2; return 1; }
  else
    # shellcheck source=scripts/prepare.sh
    . scripts/prepare.sh
    prepare test
    cargo build --release
    program=${CARGO_TARGET_DIR:-target}/release/first_class
  fi
  export BEVY_ASSET_ROOT=$PWD
}

# Opens a virtual screen unless there is a real one; close_screen closes it.
open_screen() {
  if [ -n "${DISPLAY:-}" ] || [ "$(uname -s)" = Darwin ]; then return; fi
  need Xvfb=xvfb xdotool=xdotool
  rm -f "$work/display"
  Xvfb -displayfd 1 -screen 0 1920x1080x24 >"$work/display" 2>/dev/null & screen=$!
  until [ -s "$work/display" ]; do
    kill -0 "$screen" 2>/dev/null || { echo "Xvfb does not start." >&2; return 1; }
    sleep 0.2
  done
  DISPLAY=:$(cat "$work/display")
  export DISPLAY
  unset WAYLAND_DISPLAY
  # Outside every window, where the pointer explains nothing.
  xdotool mousemove 1919 1079
}

close_screen() {
  if [ -n "${screen:-}" ]; then kill "$screen" 2>/dev/null || true; fi
}

# Lets bots play a whole game and saves it as $work/games/NAME/game.ron:  play NAME PLAYERS OPTIONS…
play() {
  local name=$1 players=$2 folder=$work/games/$1 seats=human log
  shift 2
  [ ! -e "$folder/over" ] || return 0
  echo "== bots play a game: $name"
  for ((; players > 1; players--)); do seats+=,skilled; done
  rm -rf "$folder"
  mkdir -p "$folder"
  log=$folder/log
  "$program" --seats "$seats" --first 1 "$@" --autoplay --speed none --size 640x360 --quit-at-end --data-dir "$folder" \
    >"$log" 2>&1 || { tail -n 5 "$log" >&2; return 1; }
  mv "$folder"/games/*.ron "$folder/game.ron"
  touch "$folder/over"
}

# A saved game that is $work/games/NAME up to a moment (see position.py), in the folder DIR; sets $next to the choice
# that was made then, $turn to it and all further ones of its turn, and $made to how many were made before:
# position NAME DIR MOMENT…
position() {
  local name=$1 folder=$2
  shift 2
  rm -rf "$folder"
  mkdir -p "$folder"
  # shellcheck disable=SC2034
  { read -r made; mapfile -t turn; } < <(python3 scripts/gallery/position.py "$work/games/$name/game.ron" "$folder/game.ron" "$@")
  # shellcheck disable=SC2034
  next=${turn[0]}
}
