# Sourced. follows SOURCE COMMAND...: checks that the command, the tutorials' program in some language, has the common
# behaviour.
follows() {
    expected=$1/examples/tutorial.txt
    boards=$1/tests/tutorial/boards.txt
    shift
    "$@" | tr -d '\r' | diff -u "$expected" -

    # Two 3s in the first row.
    said=$("$@" "33$(printf '%079d' 0)" | tr -d '\r' | tail -n 1)
    [ "$said" = "no solution exists" ] || { echo "without a solution it says: $said" && return 1; }
    status=0
    "$@" "33$(printf '%079d' 0)" >/dev/null || status=$?
    [ "$status" -eq 1 ] || { echo "without a solution it ends with $status" && return 1; }

    # If there are several solutions, it prints any one of them.
    solved=$("$@" "$(printf '%081d' 0)" | tr -d '\r' | tail -n 9 | grep -cE '^([1-9] ){8}[1-9]$')
    [ "$solved" -eq 9 ] || { echo "of many solutions it shows $solved rows" && return 1; }

    ! said=$("$@" 12 2>&1) || { echo "text that is no puzzle is taken" && return 1; }
    case $said in *"found 2 cells in row 1, expected 9"*) ;; *) echo "of text that is no puzzle it says: $said" && return 1 ;; esac

    # A link with rules, a large board and a jigsaw are solved by the same lines.
    while read -r puzzle solution; do
        case $puzzle in '#'*) continue ;; esac
        said=$("$@" "$puzzle" | tr -d ' \r\n')
        case $said in *"$solution") ;; *) echo "the solution of $puzzle ends with $solution, not $said" && return 1 ;; esac
    done <"$boards"
}
