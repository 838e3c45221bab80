#!/bin/sh
# Starts the board and opens it in the browser: for a double click.
exec "$(dirname "$0")/multimove" board --open "$@"
