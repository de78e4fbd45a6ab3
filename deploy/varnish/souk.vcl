# Caches pages between nginx and nginx: see nginx/souk.conf.template. nginx normalizes
# Accept-Language, Accept-Encoding and Cookie. Start Varnish with `-p http_gzip_support=off`,
# because it would remove brotli from Accept-Encoding.
vcl 4.1;

import std;

backend nginx {
  .host = "127.0.0.1";
  .port = "8081";
  .first_byte_timeout = 10s;
  .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
  if (req.method == "BAN") {
    # nginx always sets X-Forwarded-Proto: only programs on this machine can purge.
    if (req.http.X-Forwarded-Proto) { return (synth(405)); }
    if (req.url == "/_all") { ban("obj.status != 0"); }
    else { ban("obj.http.X-Souk-Path == " + req.url); }
    return (synth(200));
  }
  if (req.method !~ "^(?:GET|HEAD)$" || req.http.X-Souk-Preview || req.http.Authorization) { return (pass); }
  # Older pages only while no server responds (stale-if-error).
  if (std.healthy(req.backend_hint)) { set req.grace = 10m; }
  return (hash);
}

sub vcl_hash {
  hash_data(req.http.Accept-Language);
  hash_data(regsub(req.http.Cookie, "^(?:.*; *)?locale=([^;]*).*$|^.*$", "\1"));
  hash_data(regsub(req.http.Cookie, "^(?:.*; *)?theme=([^;]*).*$|^.*$", "\1"));
}

sub vcl_backend_response {
  # An error must not replace a page in the cache.
  if (beresp.status >= 500 && bereq.is_bgfetch) { return (abandon); }
  if (beresp.http.Cache-Control !~ "s-maxage|max-age" || beresp.http.Cache-Control ~ "private|no-store") {
    set beresp.uncacheable = true;
    set beresp.ttl = 10s;
    return (deliver);
  }
  set beresp.http.Vary = "Accept-Encoding";
  set beresp.http.X-Souk-Path = regsub(bereq.url, "\?.*$", "");
  set beresp.grace = std.duration(
    regsub(beresp.http.CDN-Cache-Control, "^.*stale-if-error=(\d+).*$", "\1") + "s", 0s);
}

sub vcl_deliver {
  unset resp.http.X-Souk-Path;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) { set resp.http.X-Cache = "HIT"; } else { set resp.http.X-Cache = "MISS"; }
}
