#!/usr/bin/env bash
# Installs the browsers, web servers and checkers that the tests of this project use, on Debian as root. This is the only list of them.
set -euo pipefail

packages=(
  chromium    # all browser tests if the next one is missing; always Lighthouse and screenshots
  chromium-headless-shell # the same engine without a window, in which browser tests take about 40% less time
  fonts-liberation # Arial's metrics: the fallback until the site's fonts have loaded
  firefox-esr # one page of each kind; Playwright 1.64 can drive it without its own build of Firefox
  webkit2gtk-driver # one page of each kind; comes with the small browser that it drives
  xvfb        # a virtual display for WebKitGTK
  gstreamer1.0-libav # the clips of the home page in WebKitGTK: H.264
  gstreamer1.0-plugins-bad # and AV1
  nginx       # the hosting contract, with the modules that serve precompressed Brotli files
  libnginx-mod-http-brotli-static
  libnginx-mod-http-brotli-filter
  openssl     # a certificate for nginx with TLS
  caddy       # the hosting contract
  apache2     # the hosting contract, with only .htaccess
  default-jre-headless # Java without a user interface, for the Nu HTML checker
  lynx        # every page as text, in reading order
)

missing=()
for package in "${packages[@]}"; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  # The tests start their own servers. Debian runs this file before it starts a service, and the exit code 101 forbids it.
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
    trap 'rm -f "$policy"' EXIT
  fi
  apt-get update -q
  apt-get install -y -q --no-install-recommends "${missing[@]}"
fi
