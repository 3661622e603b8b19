# Patroni calls this once, on the first writer, with the address of the new server.
set -e
psql "$1" -v ON_ERROR_STOP=1 -c "CREATE ROLE pelle LOGIN PASSWORD '${DATABASE_PASSWORD}'" -c 'CREATE DATABASE pelle OWNER pelle'
