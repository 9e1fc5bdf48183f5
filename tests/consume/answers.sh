# answers PROGRAM: runs a build of examples/solve, which must solve a puzzle and reject a bad one.
answers() {
    solved=$("$1" 3.65.84..52........87....31..3.1..8.9..863..5.5..9.6..13....25........74..52.63..)
    [ "$solved" = 316578492529134768487629531263415987974863125851792643138947256692351874745286319 ] || {
        echo "$1 answered: $solved"
        exit 1
    }
    status=0
    "$1" 12 2>/dev/null || status=$?
    [ "$status" -eq 3 ] || {
        echo "$1 ended with $status for bad input, not with 3"
        exit 1
    }
}
