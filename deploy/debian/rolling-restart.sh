#!/bin/sh
# Restarts the servers one after the other: rolling-restart.sh 4173 4174
set -eu
for port in "$@"; do
  systemctl restart "souk@$port"
  tries=60
  until node -e 'fetch(process.argv[1]).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))' \
    "http://127.0.0.1:$port/readyz"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || { echo "souk@$port is not ready." >&2; exit 1; }
    sleep 1
  done
done
