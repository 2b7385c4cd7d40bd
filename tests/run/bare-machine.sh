#!/usr/bin/env bash
# Turns this machine into one with only Node and Git, and runs a command on it: bare-machine.sh <folder> <command …>
# The folder gets an overlay on this machine's files, so that nothing on the machine changes, and fresh/, which replaces the
# folders that people fill by hand. Needs Debian, root and a mount namespace of its own, which tests/run/bare.mjs provides.
set -euo pipefail
folder=$1
shift
cd "$folder"
mkdir -p upper work root
mount -t overlay overlay -o "lowerdir=/,upperdir=$folder/upper,workdir=$folder/work" root
# This may be a link to a file that only the running system has.
cp --remove-destination /etc/resolv.conf root/etc/resolv.conf
mount -t proc proc root/proc
mount --rbind /sys root/sys
mount --rbind /dev root/dev

keep=(git ca-certificates)
for program in node npm; do
  file=$(readlink -f "$(command -v "$program")")
  if owner=$(dpkg -S "$file" 2>/dev/null); then
    keep+=("${owner%%:*}")
  else
    # The program was installed by hand, in a folder that fresh/ hides: from the official archive, or by an image that unpacks it.
    prefix=${file%/bin/node}
    prefix=${prefix%/lib/node_modules/npm/*}
    for part in bin/node bin/npm bin/npx lib/node_modules/npm; do
      mkdir -p "fresh/usr/local/$(dirname "$part")"
      cp -a --update "$prefix/$part" "fresh/usr/local/$part"
    done
  fi
done
for directory in root opt home srv usr/local tmp; do
  mkdir -p "fresh/$directory" "root/$directory"
  mount --bind "fresh/$directory" "root/$directory"
done
chmod 1777 root/tmp

inside() {
  chroot root env -i HOME=/root PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
}

echo 'Removing every package that Node, Git and Debian itself do not need …'
# Packages must not stop services, which do not run here. The exit code 101 forbids it.
printf '#!/bin/sh\nexit 101\n' >root/usr/sbin/policy-rc.d
chmod 755 root/usr/sbin/policy-rc.d
mapfile -t manual < <(inside apt-mark showmanual)
inside apt-mark auto "${manual[@]}" >/dev/null
inside apt-mark manual "${keep[@]}" >/dev/null
inside DEBIAN_FRONTEND=noninteractive apt-get autoremove -y -q --purge \
  -o APT::AutoRemove::RecommendsImportant=false -o APT::AutoRemove::SuggestsImportant=false >"$folder/removed.log" 2>&1 ||
  { tail -n 20 "$folder/removed.log"; exit 1; }
rm root/usr/sbin/policy-rc.d
for program in chromium chromium-headless-shell google-chrome firefox firefox-esr WebKitWebDriver Xvfb nginx caddy apache2 java lynx Rscript ffmpeg curl fc-list; do
  if inside sh -c "command -v $program"; then
    echo "$program is still installed, so this machine is not bare. Remove it by hand and try again." >&2
    exit 1
  fi
done
echo "$(inside dpkg-query -f '.\n' -W | wc -l) packages are left."
inside "$@"
