#!/usr/bin/env bash
# Installs the browsers that the tests of this project are run in, on Debian and as root. The one list of them.
set -euo pipefail

packages=(
  chromium    # everything
  firefox-esr # one page of each kind; the engine that Playwright 1.64 drives without a build of its own
)

missing=()
for package in "${packages[@]}"; do
  dpkg -s "$package" >/dev/null 2>&1 || missing+=("$package")
done
if [ "${#missing[@]}" -gt 0 ]; then
  export DEBIAN_FRONTEND=noninteractive
  apt-get update -q
  apt-get install -y -q --no-install-recommends "${missing[@]}"
fi
