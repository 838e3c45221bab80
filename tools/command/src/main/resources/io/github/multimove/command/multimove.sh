#!/bin/sh
# Runs multimove with the Java beside it, or with JAVA_HOME, or with the java on PATH (17 or later).
self=$0
while [ -h "$self" ]; do
  link=$(readlink "$self")
  case $link in /*) self=$link ;; *) self=$(dirname "$self")/$link ;; esac
done
home=$(cd "$(dirname "$self")/.." && pwd)
if [ -x "$home/runtime/bin/java" ]; then
  java=$home/runtime/bin/java
elif [ -n "$JAVA_HOME" ]; then
  java=$JAVA_HOME/bin/java
else
  java=java
fi
if [ "$java" != "$home/runtime/bin/java" ]; then
  if ! found=$(command -v "$java"); then
    echo "multimove: needs Java 17 or later, or the zip with a Java of its own" >&2
    exit 127
  fi
  release=$(dirname "$(dirname "$(readlink -f "$found")")")/release
  version=$(sed -n 's/^JAVA_VERSION="\([0-9]*\).*/\1/p' "$release" 2> /dev/null)
  if [ "${version:-17}" -lt 17 ]; then
    echo "multimove: needs Java 17 or later, found an older one: $found" >&2
    exit 127
  fi
fi
exec "$java" $MULTIMOVE_OPTS -jar "$home/lib/multimove.jar" "$@"
