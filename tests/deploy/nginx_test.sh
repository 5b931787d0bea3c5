#!/usr/bin/env bash
# deploy/tessera.nginx.conf with a real nginx on loopback, a certificate of its own, and the server behind
# it: files, calls, cookies and WebSockets arrive, and /metrics does not.
set -euo pipefail
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
program=${TESSERA:-$root/build/release/tessera}
nginx=$(PATH=$PATH:/usr/sbin:/sbin command -v nginx) || { echo "nginx is not here: not tried" && exit 0; }
folder=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null; wait 2>/dev/null; rm -rf "$folder"' EXIT
fail() { echo "$*" >&2; cat "$folder"/*.log >&2; exit 1; }

mkdir "$folder/page"
echo start >"$folder/page/index.html"
openssl req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=play.example.org \
  -keyout "$folder/key.pem" -out "$folder/cert.pem" 2>/dev/null
sed -e 's|^listen = .*|listen = "127.0.0.1:0"|' -e "s|^files = .*|files = \"$folder/page\"|" \
  -e "s|^store = .*|store = \"$folder/server.db\"|" "$root/deploy/tessera.toml" >"$folder/tessera.toml"
"$program" serve --config "$folder/tessera.toml" >"$folder/out" 2>"$folder/server.log" &
pids+=($!)
for _ in {1..100}; do
  port=$(sed -nE 's|.*http://127.0.0.1:([0-9]+).*|\1|p' "$folder/out")
  [[ -n $port ]] && break
  sleep 0.1
done
[[ -n $port ]] || fail "the server did not start"

# The site as it is, but for ports and the certificate.
free_port() { node -e 'const s=require("net").createServer().listen(0,"127.0.0.1",()=>{console.log(s.address().port);s.close()})'; }
http=$(free_port)
https=$(free_port)
sed -e "s|127.0.0.1:8101|127.0.0.1:$port|" -e "s|listen 80;|listen 127.0.0.1:$http;|" -e '/listen \[::\]/d' \
  -e "s|listen 443 |listen 127.0.0.1:$https |" -e "s|/etc/letsencrypt/live/play.example.org/fullchain.pem|$folder/cert.pem|" \
  -e "s|/etc/letsencrypt/live/play.example.org/privkey.pem|$folder/key.pem|" "$root/deploy/tessera.nginx.conf" >"$folder/site.conf"
cat >"$folder/nginx.conf" <<END
daemon off; pid $folder/nginx.pid; error_log $folder/error.log;
events {}
http {
  access_log off;
  client_body_temp_path $folder/body; proxy_temp_path $folder/proxy; fastcgi_temp_path $folder/fastcgi;
  uwsgi_temp_path $folder/uwsgi; scgi_temp_path $folder/scgi;
  include $folder/site.conf;
}
END
"$nginx" -e "$folder/error.log" -t -q -c "$folder/nginx.conf" || fail "nginx does not take the site"
"$nginx" -e "$folder/error.log" -c "$folder/nginx.conf" 2>"$folder/nginx.log" &
pids+=($!)

host=play.example.org
ask() { curl -sk --max-time 20 --retry 20 --retry-connrefused --retry-delay 1 --resolve "$host:$https:127.0.0.1" "$@"; }
[[ $(ask "https://$host:$https/") == start ]] || fail "the page does not arrive"
[[ $(ask "https://$host:$https/t/abc") == start ]] || fail "links to tables do not arrive"
[[ $(ask -o /dev/null -w '%{http_code}' "https://$host:$https/metrics") == 404 ]] || fail "/metrics is open"
[[ $(ask -o /dev/null -w '%{http_code}' "http://127.0.0.1:$http/") == 301 ]] || fail "plain HTTP is not sent on"
head=$(ask -D - -o /dev/null -H "Origin: https://$host" -d '{"name":"Ada"}' "https://$host:$https/api/me")
grep -qi '^set-cookie: tessera=.*; HttpOnly; SameSite=Lax; Secure' <<<"$head" || fail "the cookie is not secure: $head"
grep -qi '^strict-transport-security:' <<<"$head" || fail "no Strict-Transport-Security"
[[ $(ask -o /dev/null -w '%{http_code}' -H 'Origin: https://evil.test' -d '{"name":"Eve"}' "https://$host:$https/api/me") == 403 ]] ||
  fail "a page of another site may change something"
[[ $(ask -o /dev/null -w '%{http_code}' -d "@$program" "https://$host:$https/api/me") == 413 ]] || fail "large bodies get through"

node - "$root" "$https" <<'END' || fail "no WebSocket through nginx"
const [root, port] = process.argv.slice(2);
const WebSocket = require(`${root}/web/node_modules/ws`);
const socket = new WebSocket(`wss://127.0.0.1:${port}/api/socket`, ['tessera.1'],
  { rejectUnauthorized: false, headers: { host: 'play.example.org', origin: 'https://play.example.org' } });
socket.on('message', (text) => {
  const message = JSON.parse(text);
  if (message.hello) socket.send('{"id":"1","do":"ping"}');
  if (message.done === '1') process.exit(0);
});
socket.on('error', (error) => { console.error(error); process.exit(1); });
setTimeout(() => process.exit(1), 20000);
END
echo "nginx: fine"
