#!/bin/sh
# `npm start`: asks scripts/querent.mjs for the command line of the server, which then takes the place of this shell. So
# signals to npm reach the server, and no launcher takes memory beside it.
set -e
command=$(node "$(dirname "$0")/querent.mjs" --print-command)
LAUNCHER_PIDS=${npm_lifecycle_event:+$PPID}
export LAUNCHER_PIDS
eval "exec env $command"' "$@"'
