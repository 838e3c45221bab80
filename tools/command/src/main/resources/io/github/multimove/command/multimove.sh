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
exec "$java" $MULTIMOVE_OPTS -jar "$home/lib/multimove.jar" "$@"
