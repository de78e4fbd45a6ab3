#!/bin/sh
# Prints the site for nginx: nginx-site.sh > /etc/nginx/conf.d/souk.conf. Needs gettext-base.
set -eu
set -a
. "${1:-/etc/souk/nginx.env}"
set +a
names=$(env | sed -n 's/^\(SOUK_[A-Z_]*\)=.*/${\1}/p')
envsubst "$names" < "$(dirname "$0")/../nginx/souk.conf.template"
