# shellcheck shell=bash disable=SC2034,SC2016
# What Tessera is built and tested with: Debian's package, and how to find out on
# any system whether it is there. To be sourced after steps.sh.

build_packages='
g++              command g++
cmake            command cmake
ninja-build      command ninja
ccache           faster  ccache
libexpected-dev  header  tl/expected.hpp
libfmt-dev       header  fmt/core.h
libcli11-dev     header  CLI/CLI.hpp
libboost1.81-dev header  boost/version.hpp
libboost-json1.81-dev header boost/json.hpp
libicu-dev       header  unicode/msgfmt.h
libmd4c-dev      header  md4c.h
libsodium-dev    header  sodium.h
libsqlite3-dev   header  sqlite3.h
libpq-dev        file    /usr/include/postgresql/libpq-fe.h
prometheus-cpp-dev header prometheus/text_serializer.h
libtomlplusplus-dev header toml++/toml.h
libqrencode-dev  header  qrencode.h
libssl-dev       header  openssl/ssl.h
'
unit_test_packages='
libgtest-dev     header  gtest/gtest.h
libgmock-dev     header  gmock/gmock.h
libbenchmark-dev header  benchmark/benchmark.h
mold             faster  mold
postgresql       file    /usr/lib/postgresql
'
# The WebAssembly module and the page.
page_packages='
clang-16         command clang++-16
lld-16                     command wasm-ld-16
wasi-libc                  file /usr/lib/wasm32-wasi/libc.a
libc++-16-dev-wasm32       file /usr/lib/llvm-16/lib/wasm32-wasi/libc++.a
libc++abi-16-dev-wasm32    file /usr/lib/llvm-16/lib/wasm32-wasi/libc++abi.a
libclang-rt-16-dev-wasm32  file /usr/lib/llvm-16/lib/clang/16/lib/wasi
nodejs           command node
npm              command npm
'
check_packages='
chromium         command chromium
clang-format-16  command clang-format-16
clang-tidy-16    command clang-tidy-16
libclang-rt-16-dev         file /usr/lib/llvm-16/lib/clang/16/lib/linux
llvm-16          command llvm-cov-16
shellcheck       command shellcheck
nginx-light      file    /usr/sbin/nginx
curl             command curl
openssl          command openssl
'

is_debian_12() {
  command -v apt-get dpkg-query >/dev/null && [[ -r /etc/os-release ]] &&
    (. /etc/os-release && [[ ${ID:-} == debian && ${VERSION_ID:-} == 12 ]])
}

is_present() {
  case $1 in
    command) command -v "$2" >/dev/null ;;
    header) printf '#include <%s>\n' "$2" | g++ -std=c++20 -fsyntax-only -x c++ - 2>/dev/null ;;
    file) [[ -e $2 ]] ;;
    faster) ! is_debian_12 ;; # builds go without it as well
  esac
}

# The packages of these lists that are not there, one a line.
missing_packages() {
  local installed='' package kind what
  if is_debian_12; then
    installed=$(awk 'NF { print $1 }' <<<"$1" |
      xargs dpkg-query -W -f='${Package} ${db:Status-Status}\n' 2>/dev/null |
      awk '$2 == "installed" { print $1 }') || true
  fi
  while read -r package kind what; do
    [[ -z $package ]] && continue
    grep -qxF -- "$package" <<<"$installed" || is_present "$kind" "$what" || printf '%s\n' "$package"
  done <<<"$1"
}

install_packages() {
  # sudo passes no variables on by itself.
  local as_root=(env DEBIAN_FRONTEND=noninteractive)
  ((EUID == 0)) || as_root=(sudo "${as_root[@]}")
  "${as_root[@]}" apt-get update -q &&
    "${as_root[@]}" apt-get install -q -y --no-install-recommends "$@"
}

# require_packages LIST: installs what is missing where it can, and names it otherwise.
require_packages() {
  local missing
  mapfile -t missing < <(missing_packages "$1")
  ((${#missing[@]})) || return 0
  is_debian_12 ||
    die "missing here: ${missing[*]} (names of Debian 12 packages). Install them and try again."
  ((EUID == 0)) || command -v sudo >/dev/null ||
    die "missing here, and neither root nor sudo to install them: apt-get install ${missing[*]}"
  step "Installing ${#missing[@]} packages" install_packages "${missing[@]}" ||
    die "could not install: ${missing[*]}"
}
