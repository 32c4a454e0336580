# Varnish 7 with xkey (package varnish-modules) before the shop. Set EDGE_PURGE_URL to
# varnish://host:port of each Varnish. TLS ends at a proxy before it; behind it stands a proxy that
# knows which process is ready, such as nginx.conf.
vcl 4.1;

import std;
import xkey;

backend default {
  .host = "127.0.0.1";
  .port = "8080";
}

# Only the shop's own machines may purge.
acl shop {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ shop || !req.http.xkey-purge) {
      return (synth(405));
    }
    set req.http.purged = xkey.purge(req.http.xkey-purge);
    return (synth(200));
  }
  # A public page is the same for everyone, whatever cookie a browser sends; the shop marks
  # everything else as private.
  if ((req.method == "GET" || req.method == "HEAD") &&
      req.url !~ "^/(api|staff|gateway|pay|healthz|readyz|metrics|files/private)([/?]|$)") {
    return (hash);
  }
  return (pass);
}

sub vcl_backend_response {
  # Cached pages are dropped by purges alone, never served past their age.
  set beresp.grace = 0s;
  if (beresp.http.surrogate-control ~ "max-age=[0-9]+" && !beresp.http.set-cookie) {
    set beresp.ttl = std.duration(
      regsub(beresp.http.surrogate-control, ".*max-age=([0-9]+).*", "\1") + "s", 1s);
  }
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.surrogate-control;
  unset resp.http.age;
  unset resp.http.via;
  unset resp.http.x-varnish;
}
