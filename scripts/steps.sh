# shellcheck shell=bash disable=SC2034
# Steps that say what they do and how long it took, and keep their output to
# themselves unless they fail. To be sourced; needs the folder `logs` to be set.

verbose=${verbose:-false}
logs=${logs:?}

# A clock in milliseconds. Some locales write the seconds with a comma.
now() { printf '%s' "$((${EPOCHREALTIME//[.,]/} / 1000))"; }

seconds_since() {
  local ms=$(($(now) - $1))
  printf '%d.%d s' $((ms / 1000)) $((ms % 1000 / 100))
}

say() { printf '%s\n' "$*" >&2; }

die() {
  say "$0: $*"
  exit 1
}

# What builds and tests say while all goes well.
good_news='^ *Start +[0-9]+:|^ *[0-9]+/[0-9]+ Test .* Passed |^\[[0-9]+/[0-9]+\] |^-- |^Preset CMake|^  [A-Z_]+=|^$'
good_news+='|^[0-9]+ warnings? generated'

show_failure() {
  grep -vE "$good_news" "$1" | tail -n 100 | sed 's/^/  │ /' >&2
  say "  ╰ the whole output: $1"
}

log_name() { tr -cs 'a-z0-9' '-' <<<"${1,,}" | sed 's/^-//; s/-$//'; }

# step TITLE COMMAND...: the command's output goes to a log named after the title.
step() {
  local title=$1 status=0 begin log
  shift
  log=$logs/$(log_name "$title").log
  mkdir -p "$logs"
  begin=$(now)
  if $verbose; then
    say "▸ $title"
    "$@" 2>&1 | tee "$log" >&2 || status=$?
    say "▸ $title: $(seconds_since "$begin")"
  else
    printf '▸ %s ... ' "$title" >&2
    "$@" >"$log" 2>&1 || status=$?
    if ((status == 0)); then
      say "$(seconds_since "$begin")"
    else
      say "FAILED after $(seconds_since "$begin")"
      show_failure "$log"
    fi
  fi
  step_log=$log
  return "$status"
}

# step_if_long TITLE COMMAND...: a step that says nothing when it is over within a second.
step_if_long() {
  local title=$1 begin pid status=0 said=false log
  shift
  log=$logs/$(log_name "$title").log
  mkdir -p "$logs"
  begin=$(now)
  "$@" >"$log" 2>&1 &
  pid=$!
  trap 'kill "$pid" 2>/dev/null; exit 130' INT TERM
  while kill -0 "$pid" 2>/dev/null; do
    if ! $said && (($(now) - begin > 1000)); then
      printf '▸ %s ... ' "$title" >&2
      said=true
    fi
    sleep 0.05
  done
  wait "$pid" || status=$?
  trap - INT TERM
  if ((status != 0)); then
    $said || printf '▸ %s ... ' "$title" >&2
    say "FAILED after $(seconds_since "$begin")"
    show_failure "$log"
  elif $said; then
    say "$(seconds_since "$begin")"
  fi
  return "$status"
}
