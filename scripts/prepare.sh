#!/usr/bin/env bash
# Sourced by play.sh and test.sh: makes sure that everything the build needs is there. Installs it on
# Debian/Ubuntu, Fedora and Arch, or prints the exact command if it is not allowed to.
#   prepare build|test

prepare() {
  local for_tests=${1:-build} packages=() install=""
  cd "$(dirname "${BASH_SOURCE[0]}")/.." || return 1

  if ! command -v cargo >/dev/null && [ -f "$HOME/.cargo/env" ]; then . "$HOME/.cargo/env"; fi

  case "$(uname -s)" in
    Darwin)
      xcode-select -p >/dev/null 2>&1 || { echo "Apple's compiler is missing. Type:  xcode-select --install"; return 1; }
      ;;
    Linux)
      if command -v apt-get >/dev/null; then
        install="apt-get install -y --no-install-recommends"
        packages=(gcc pkg-config libasound2-dev libudev-dev libwayland-dev libxkbcommon-dev libxkbcommon-x11-0
                  libx11-6 libxcursor1 libxi6 libxrandr2 libvulkan1 mesa-vulkan-drivers)
        [ "$for_tests" = test ] && packages+=(xvfb xdotool)
        have() { dpkg-query -W -f='${Status}' "$1" 2>/dev/null | grep -q "ok installed"; }
      elif command -v dnf >/dev/null; then
        install="dnf install -y"
        packages=(gcc pkgconf-pkg-config alsa-lib-devel systemd-devel wayland-devel libxkbcommon-devel libxkbcommon-x11
                  libX11 libXcursor libXi libXrandr vulkan-loader mesa-vulkan-drivers)
        [ "$for_tests" = test ] && packages+=(xorg-x11-server-Xvfb xdotool)
        have() { rpm -q "$1" >/dev/null 2>&1; }
      elif command -v pacman >/dev/null; then
        install="pacman -S --needed --noconfirm"
        packages=(gcc pkgconf alsa-lib systemd-libs wayland libxkbcommon libxkbcommon-x11 libx11 libxcursor libxi
                  libxrandr vulkan-icd-loader vulkan-swrast)
        [ "$for_tests" = test ] && packages+=(xorg-server-xvfb xdotool)
        have() { pacman -Q "$1" >/dev/null 2>&1; }
      else
        echo "This Linux has neither apt-get nor dnf nor pacman. Needed: a C compiler, pkg-config, the development"
        echo "files of ALSA, udev, Wayland and xkbcommon, and a Vulkan driver. Continuing in the hope that they are installed."
      fi
      ;;
  esac

  local missing=()
  for package in ${packages[@]+"${packages[@]}"}; do have "$package" || missing+=("$package"); done
  if ((${#missing[@]})); then
    local sudo=""
    [ "$(id -u)" = 0 ] || sudo=sudo
    if [ -n "$sudo" ] && { ! command -v sudo >/dev/null || ! [ -t 0 ]; }; then
      echo "Some system packages are missing. Type, as an administrator:  $install ${missing[*]}"
      return 1
    fi
    echo "Installing: ${missing[*]}"
    [[ $install == apt-get* ]] && $sudo apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $sudo $install "${missing[@]}" || return 1
  fi

  if ! command -v cargo >/dev/null; then
    echo "Rust is missing. Install it from https://rustup.rs, or type:"
    echo "  curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"
    echo "then open a new terminal and start this command again."
    return 1
  fi
}
