#!/bin/bash
# Prepares a release beside the one that runs, switches to it, or goes back. As root, in the folder of the new release:
#   deploy/single/release.sh prepare    installs its packages and builds it; the shop runs on
#   deploy/single/release.sh switch     writes a backup, then starts this release in place of the other one
#   deploy/single/release.sh back       starts the release before again
# On several machines, while the shop runs on the others (`npm run shop -- release` says whether that is safe):
#   deploy/single/release.sh roll backend    starts backend and worker of this release in place of the old ones
#   deploy/single/release.sh roll front      the same for the front server, once all backends are new
# A release is a folder of /srv/pelle/releases. «current» and «previous» beside it lead to the ones in use. All of them are root's but
# what the programs write: root runs this file, so that nobody else may change it.
set -euo pipefail

home=${PELLE_HOME:-/srv/pelle}
settings=${PELLE_SETTINGS:-/etc/pelle/pelle.env}
data=${PELLE_DATA:-/var/lib/pelle}
backups=$data/backups
user=${PELLE_USER:-pelle}
patience=${PELLE_PATIENCE:-120}
here=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd -P)

fail() { echo "$1" >&2; exit 1; }
as_user() { if [ "$(id -un)" = "$user" ]; then "$@"; else runuser -u "$user" -- env HOME="$data" "$@"; fi; }
# The value of a setting, or what stands behind its name here.
setting() { local value; value=$(sed -n "s/^$1=//p" "$settings" | tail -1); echo "${value:-$2}"; }
backend_url() { echo "http://$(setting HOST 127.0.0.1):$(setting PORT 4000)"; }
front_url() { echo "http://$(setting STOREFRONT_HOST 127.0.0.1):$(setting STOREFRONT_PORT 3000)"; }

# Points a link at a folder in one step, so that it always leads somewhere.
point() {
  ln -sfn "$2" "$home/$1.new"
  mv -T "$home/$1.new" "$home/$1"
}

wait_for() {
  for ((second = 0; second < patience; second += 1)); do
    curl -fsS -o /dev/null --max-time 5 "$1" 2>/dev/null && return 0
    sleep 1
  done
  return 1
}

# Starts what «current» leads to. The backend comes first, because it brings the database up to date.
start() {
  systemctl stop pelle-worker pelle-front pelle-backend
  systemctl start pelle-backend
  wait_for "$(backend_url)/readyz" || return 1
  systemctl start pelle-front pelle-worker
  wait_for "$(front_url)/readyz"
}

# A newer release leaves its rules in the database. This puts back those of the one that «current» leads to, while no other runs. A release
# that does not know the command puts them back when it starts.
take_rules() {
  systemctl stop pelle-worker pelle-front pelle-backend
  (cd "$home/current" && as_user npm run --silent shop -- release --take-rules) || true
}

prepare() {
  cd "$here"
  install -d -o "$user" .next node_modules {backend,front}/node_modules
  install -o "$user" -m 644 /dev/null next-env.d.ts
  ln -sfn "$settings" .env
  as_user npm install --no-save --omit=dev --no-audit --no-fund
  # Pages are rendered with the data of the shop that runs, or anew at their first visit where there is none.
  # Next must not send usage data to its vendor.
  as_user env NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 API_BASE_URL="$(setting API_BASE_URL "$(backend_url)")" npm run build
  echo "Prepared: $here"
}

refuse_unbuilt() {
  [ -f "$here/.next/BUILD_ID" ] || fail "$here is not built. Type first: deploy/single/release.sh prepare"
}

# One unit after the other, so that the machine is away for the start of one. Requests that run are finished.
roll() {
  refuse_unbuilt
  case ${1:-} in
    backend)
      cd "$here"
      as_user npm run --silent shop -- release || fail 'Nothing was changed.'
      [ "$(readlink -f "$home/current")" = "$here" ] || point previous "$(readlink -f "$home/current")"
      point current "$here"
      systemctl restart pelle-backend
      wait_for "$(backend_url)/readyz" || fail 'The backend does not answer. Look with journalctl -u pelle-backend, or type: deploy/single/release.sh back'
      systemctl restart pelle-worker
      ;;
    front)
      [ "$(readlink -f "$home/current")" = "$here" ] || fail 'Roll the backends first, on all machines.'
      systemctl restart pelle-front
      wait_for "$(front_url)/readyz" || fail 'The front server does not answer. Look with journalctl -u pelle-front, or type: deploy/single/release.sh back'
      ;;
    *) fail 'Type: deploy/single/release.sh roll backend | front' ;;
  esac
  echo "The $1 runs from $here."
}

switch() {
  refuse_unbuilt
  local old=''
  if [ -e "$home/current" ]; then
    old=$(readlink -f "$home/current")
    [ "$old" != "$here" ] || fail "$here runs already."
    as_user mkdir -p "$backups"
    (cd "$old" && as_user npm run --silent shop -- backup "$backups/before-$(basename "$here").gz")
    point previous "$old"
  fi
  point current "$here"
  if start; then
    echo "The shop runs from $here."
    return
  fi
  [ -n "$old" ] || fail 'The shop did not start. See: journalctl -u pelle-backend -u pelle-front'
  point current "$old"
  take_rules
  start || fail "Neither $here nor $old starts. See: journalctl -u pelle-backend -u pelle-front"
  fail "$here did not start, so that $old runs again. See: journalctl -u pelle-backend -u pelle-front"
}

# Older programs know the tables of newer ones when `npm run shop -- release` found it safe to roll them.
back() {
  [ -e "$home/previous" ] || fail 'There is no release before this one.'
  local old new
  old=$(readlink -f "$home/previous")
  new=$(readlink -f "$home/current")
  point current "$old"
  point previous "$new"
  take_rules
  start || fail "$old does not start. See: journalctl -u pelle-backend -u pelle-front"
  echo "The shop runs from $old. If the database of $new does not suit it, restore $backups/before-$(basename "$new").gz."
}

case ${1:-} in
  prepare | switch | back | roll) "$@" ;;
  *) fail 'Type: deploy/single/release.sh prepare | switch | back | roll' ;;
esac
