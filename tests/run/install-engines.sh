#!/usr/bin/env bash
# Installs the browsers, web servers and checkers that the tests of this project are run in, on Debian and as root. The one list of them.
set -euo pipefail

packages=(
  chromium    # everything, where the next one is missing; Lighthouse and pictures always
  chromium-headless-shell # the same engine without windows: the browser tests need about 40 % less time in it
  fonts-liberation # Arial's measures: stands in until the site's fonts have come
  firefox-esr # one page of each kind; the engine that Playwright 1.64 drives without a build of its own
  webkit2gtk-driver # one page of each kind; brings the small browser along that it drives
  xvfb        # a screen for it that nobody sees
  gstreamer1.0-libav # the clips of the home page in it: H.264
  gstreamer1.0-plugins-bad # and AV1
  nginx       # the hosting contract, with the modules that serve Brotli files as they lie
  libnginx-mod-http-brotli-static
  libnginx-mod-http-brotli-filter
  caddy       # the hosting contract
  apache2     # the hosting contract, by .htaccess alone
  default-jre-headless # Java without windows, for the Nu HTML checker
  lynx        # every page as text, in reading order
)

missing=()
for package in "${packages[@]}"; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  # The tests start servers of their own: Debian asks this file before it starts one, and 101 means no.
  policy=/usr/sbin/policy-rc.d
  if [ ! -e "$policy" ]; then
    printf '#!/bin/sh\nexit 101\n' >"$policy"
    chmod 755 "$policy"
    trap 'rm -f "$policy"' EXIT
  fi
  apt-get update -q
  apt-get install -y -q --no-install-recommends "${missing[@]}"
fi
