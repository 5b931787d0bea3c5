# shellcheck shell=bash disable=SC2154
# How the page is built, for ./run and ./test. To be sourced where $root is the tree.

web=$root/web

# The page's libraries, as package-lock.json names them. A copy of it stands beside them once all are there.
has_libraries() { cmp -s "$web/package-lock.json" "$web/node_modules/.fetched"; }
fetch_libraries() {
  npm --prefix "$web" ci --no-audit --no-fund && cp "$web/package-lock.json" "$web/node_modules/.fetched"
}
# The page is made of its own sources, of texts below src/ and of the module. A file of the time
# when it was last begun and came to its end says whether any of them is newer.
page_is_built() {
  local built=$root/build/web.built
  [[ -e $built && -e $root/build/web/index.html ]] &&
    [[ -z $(find "$web" "$root/src" "$root/build/wasm/tessera.wasm" -path "$web/node_modules" -prune -o \
      -newer "$built" -print -quit) ]]
}
build_page() {
  local began=$root/build/web.began
  touch "$began"
  npm --prefix "$web" run build && mv "$began" "$root/build/web.built"
}
