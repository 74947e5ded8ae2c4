#!/bin/sh
# make-root.sh ROOT ADDON…: fills ROOT with Node, `env` (for the program's first line), the shared libraries that these and the
# add-ons load, one user, and the package records by which vulnerability scanners know the libraries. Runs while the image is built.
set -eu
root="$1"
shift
node="$(readlink -f "$(command -v node)")"

copy() { # copy FROM [TO]
  to="$root${2:-$1}"
  mkdir -p "$(dirname "$to")"
  cp -L "$1" "$to"
}

record() { # record FILE: the package that owns the file, as scanners of images without a package manager expect it
  owner="$(dpkg -S "$1" "/usr$1" "${1#/usr}" 2>/dev/null | head -n 1 | cut -d : -f 1)"
  [ -n "$owner" ] || return 0
  mkdir -p "$root/var/lib/dpkg/status.d"
  dpkg-query -s "$owner" > "$root/var/lib/dpkg/status.d/$owner"
}

copy "$node" /usr/local/bin/node
copy /usr/bin/env
record /usr/bin/env
for binary in "$node" /usr/bin/env "$@"; do
  ldd "$binary" | awk '$2 == "=>" && $3 ~ "^/" { print $3 } $1 ~ "^/" { print $1 }'
done | sort -u | while read -r library; do
  copy "$library"
  record "$library"
done
copy /etc/os-release
ln -s /app/dist/cli/main.js "$root/usr/local/bin/extmcp-guard"

mkdir -p "$root/etc/extmcp-guard" "$root/var/lib/extmcp-guard"
printf 'guard:x:65532:65532:extmcp-guard:/var/lib/extmcp-guard:/nonexistent\n' > "$root/etc/passwd"
printf 'guard:x:65532:\n' > "$root/etc/group"
chown 65532:65532 "$root/var/lib/extmcp-guard"
