package nonet;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds the defects of a data set: of rows alone, compared with earlier rows, and compared with other files.  Must be
 * closed; for one thread at a time. It uses 43 to 85 bytes for each different puzzle and takes about 6 microseconds for a
 * minimal one.
 */
public final class Audit implements AutoCloseable {
    private @Nullable Desk desk;
    private final long audit;
    private final long told;
    private final List<Finding> findings = new ArrayList<>();

    /** An audit without minimality and without limits. */
    public Audit() {
        this(false, 0);
    }

    /**
     * An audit.
     *
     * @param minimality whether to report givens that can be dropped: needs 25 times as many searches
     * @param nodes limit of each search; 0: no limit
     */
    public Audit(boolean minimality, long nodes) {
        Desk desk = Desk.take();
        this.desk = desk;
        Memory memory = desk.memory;
        told = desk.c.nonet_text_new();
        long options = desk.struct(Layout.auditOptionsSize + 8);
        long place = options + Layout.auditOptionsSize;
        memory.putLong(options, Layout.auditOptionsSize);
        memory.putInt(options + Layout.auditOptionsMinimality, minimality ? 1 : 0);
        memory.putLong(options + Layout.auditOptionsNodes, nodes);
        desk.expect(desk.c.nonet_audit_new(options, desk.c.nonet_gather_findings(), told, place, desk.error()));
        audit = memory.getLong(place);
    }

    /**
     * Audits a row.
     *
     * @param puzzle the puzzle in any form; any other text is an unreadable row
     * @param solution the solution given in the row, 81 digits unless it is wrong; null: none
     * @param file the file, 0 to 65,535; isomorphs in different files are leaks, not repeats
     * @param line a number that is returned with the findings
     */
    public synchronized void add(String puzzle, @Nullable String solution, int file, long line) {
        Desk desk = open();
        Memory memory = desk.memory;
        long answer = 0;
        int answerLength = 0;
        if (solution != null) {
            answer = desk.text(1, solution);
            answerLength = desk.length();
        }
        long text = desk.text(0, puzzle);
        long row = desk.struct(Layout.auditRowSize);
        memory.putLong(row + Layout.auditRowText, text);
        memory.putLong(row + Layout.auditRowLength, desk.length());
        memory.putLong(row + Layout.auditRowSolution, answer);
        memory.putLong(row + Layout.auditRowSolutionLength, answerLength);
        memory.putLong(row + Layout.auditRowFile, file);
        memory.putLong(row + Layout.auditRowLine, line);
        desk.expect(desk.c.nonet_audit_add(audit, row, 0, desk.error()));
    }

    /**
     * The findings for the rows so far. More rows can follow.
     *
     * @return all findings, in the order of the rows
     */
    public synchronized List<Finding> findings() {
        totals();
        Desk desk = open();
        byte[] lines = desk.memory.bytes(desk.c.nonet_text_chars(told), (int) desk.c.nonet_text_length(told));
        desk.c.nonet_text_clear(told);
        new String(lines, StandardCharsets.UTF_8).lines().forEach(line -> findings.add(Json.read(line, Finding.class)));
        return List.copyOf(findings);
    }

    /**
     * The totals so far.
     *
     * @return the totals
     */
    public synchronized AuditTotals totals() {
        Desk desk = open();
        desk.expect(desk.c.nonet_audit_summary(audit, desk.out(), 0, desk.error()));
        return Json.read(desk.written(), AuditTotals.class);
    }

    private Desk open() {
        Desk desk = this.desk;
        if (desk == null) throw new IllegalStateException("the audit is closed");
        return desk;
    }

    /** Releases its memory. */
    @Override public synchronized void close() {
        Desk desk = this.desk;
        if (desk == null) return;
        this.desk = null;
        desk.c.nonet_audit_free(audit);
        desk.c.nonet_text_free(told);
        desk.close();
    }
}
