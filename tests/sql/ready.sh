# Sourced with the extension as first argument: skips if it, or SQLite's command, is missing.
skip() {
    echo "skipped: $1: ./test sql"
    exit 77
}
[ -f "$1" ] || skip "there is no $1"
command -v sqlite3 >/dev/null || skip "there is no sqlite3"
extension=${1%.so}
here=$(cd -- "$(dirname -- "$0")" && pwd)
