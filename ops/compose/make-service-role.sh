#!/bin/bash
# Run once by the image of PostgreSQL, as it makes its database: the role of the service, which owns nothing. What it may
# do is granted as the schema is brought in, by `yingzao migrate`.
set -eu
psql --set=ON_ERROR_STOP=1 --set=password="$SERVICE_PASSWORD" --username="$POSTGRES_USER" --dbname="$POSTGRES_DB" <<'SQL'
CREATE ROLE yingzao LOGIN PASSWORD :'password';
SQL
