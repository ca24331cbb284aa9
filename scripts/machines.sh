#!/usr/bin/env bash
# Runs the tests of several servers that share a PostgreSQL database and NATS, both started here for as long as they
# last. Installs them on Debian and Ubuntu.
#   scripts/machines.sh
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=scripts/stage.sh
. scripts/stage.sh
# Debian keeps PostgreSQL's tools out of the way. Its own database is left alone.
newest_initdb() { find /usr/lib/postgresql -path '*/bin/initdb' 2>/dev/null | sort -V | tail -n 1; }
[ -n "$(newest_initdb)" ] || need initdb=postgresql
need nats-server=nats-server
tools=$(dirname "$(newest_initdb)")
work=$(mktemp -d)
# PostgreSQL does not run as root.
as=()
if [ "$(id -u)" = 0 ]; then
  as=(runuser -u postgres --)
  chown postgres "$work"
fi
clean() {
  "${as[@]}" "$tools/pg_ctl" -D "$work/database" -m immediate stop >/dev/null 2>&1 || true
  if [ -n "${nats:-}" ]; then kill "$nats" 2>/dev/null || true; fi
  rm -rf "$work"
}
trap clean EXIT
free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

database=$(free_port)
"${as[@]}" "$tools/initdb" -D "$work/database" -A trust -U first_class >"$work/initdb.log" || { cat "$work/initdb.log"; exit 1; }
"${as[@]}" "$tools/pg_ctl" -D "$work/database" -l "$work/database.log" -w \
  -o "-p $database -k $work -c listen_addresses=127.0.0.1" start >/dev/null || { cat "$work/database.log"; exit 1; }
post=$(free_port)
nats-server -a 127.0.0.1 -p "$post" >"$work/nats.log" 2>&1 & nats=$!
until (: <"/dev/tcp/127.0.0.1/$post") 2>/dev/null; do
  kill -0 "$nats" 2>/dev/null || { cat "$work/nats.log"; exit 1; }
  sleep 0.1
done

export FIRST_CLASS_DATABASE=postgres://first_class@127.0.0.1:$database/postgres FIRST_CLASS_NATS=nats://127.0.0.1:$post
cargo test -p server --test rooms machines -- --ignored --nocapture
