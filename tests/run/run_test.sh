#!/usr/bin/env bash
# What ./run builds and starts for which arguments, with a compiler and a package manager that
# only write down what they are asked for.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
tree=$(mktemp -d)
trap 'rm -rf "$tree"' EXIT
cp -r "$root/run" "$root/scripts" "$tree"
echo 'require_packages() { :; }' >>"$tree/scripts/packages.sh" # nothing is installed by a test
mkdir -p "$tree"/{tools,web,src} "$tree"/build/{release,wasm}
touch "$tree"/build/{release,wasm}/build.ninja "$tree/build/wasm/tessera.wasm" "$tree/src/text"
echo '{}' >"$tree/web/package.json"
echo 'first' >"$tree/web/package-lock.json"
asked=$tree/asked

cat >"$tree/tools/cmake" <<'END'
#!/usr/bin/env bash
tree=$(dirname "$0")/..
[[ ! -e $tree/compiler_fails ]] || { echo "a mistake in line 1"; exit 1; }
echo "compile $(basename "$2")" >>"$tree/asked"
END
cat >"$tree/tools/npm" <<'END'
#!/usr/bin/env bash
tree=$(dirname "$0")/..
[[ ! -e $tree/network_fails ]] || { echo "no way to the registry"; exit 1; }
echo "npm $3" >>"$tree/asked"
case $3 in
  ci) mkdir -p "$2/node_modules" ;;
  run) mkdir -p "$tree/build/web" && touch "$tree/build/web/index.html" ;;
esac
END
cat >"$tree/build/release/tessera" <<'END'
#!/usr/bin/env bash
echo "tessera $*" >>"$(dirname "$0")/../../asked"
END
chmod +x "$tree"/tools/* "$tree/build/release/tessera"

failed=0
# expect WHAT ARGS...: these things are asked for, separated by commas. npm works beside the
# compiler, so that their order is not told.
expect() {
  local wanted=$1 found
  shift
  : >"$asked"
  PATH=$tree/tools:$PATH "$tree/run" "$@" >"$tree/output" 2>&1 || true
  found=$(sort "$asked" | paste -sd,)
  [[ $found == "$wanted" ]] && return
  printf './run %s: wanted %s, found %s\n' "$*" "$wanted" "$found"
  cat "$tree/output"
  failed=1
}
said() {
  grep -qF -- "$1" "$tree/output" && return
  printf 'not said: %s\n' "$1"
  failed=1
}
later() { touch -d "1 minute" "$@"; }
long_ago() { find "$tree" -exec touch -h -d "1 hour ago" {} +; }

everything='compile release,compile wasm,npm ci,npm run'
program='compile release'
expect "$program,tessera play 101" play 101
expect "$program,tessera --help" --help
expect "$program,tessera serve --help" serve --help
expect "$program,tessera serve --files x" --files x
expect "$program,tessera --version" --version

long_ago
expect "$everything,tessera serve"
unchanged='compile release,compile wasm'
expect "$unchanged,tessera serve --open --port 0" --open --port 0
expect "$unchanged,tessera serve --port 0" serve --port 0

later "$tree/src/text"
expect "$unchanged,npm run,tessera serve"
long_ago
touch "$tree/build/web.built"
expect "$unchanged,tessera serve"
later "$tree/build/wasm/tessera.wasm"
expect "$unchanged,npm run,tessera serve"
long_ago
touch "$tree/build/web.built"
later "$tree/web/node_modules"
expect "$unchanged,tessera serve"
rm "$tree/build/web/index.html"
expect "$unchanged,npm run,tessera serve"

echo 'second' >"$tree/web/package-lock.json"
touch "$tree/network_fails"
expect "$unchanged"
said "no way to the registry"
rm "$tree/network_fails"
expect "$everything,tessera serve"

touch "$tree/compiler_fails"
expect ""
said "a mistake in line 1"
rm "$tree/compiler_fails"

rm -r "$tree/web"
expect "$program,tessera serve"
exit "$failed"
