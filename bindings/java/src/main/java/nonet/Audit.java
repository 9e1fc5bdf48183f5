package nonet;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a data set: rows by themselves, beside those before, and beside other files.  To be closed; for one thread at
 * a time.  It remembers 43 to 85 bytes of each different puzzle, and takes some 6 microseconds for a minimal one.
 */
public final class Audit implements AutoCloseable {
    private @Nullable Desk desk;
    private final long audit;
    private final long told;
    private final List<Finding> findings = new ArrayList<>();

    /** An audit that does not ask for minimality, with searches to their end. */
    public Audit() {
        this(false, 0);
    }

    /**
     * An audit.
     *
     * @param minimality whether a given that can be dropped is a defect too: 25 times the searches
     * @param nodes of each search; 0: no limit
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
     * Judges a row.
     *
     * @param puzzle in any form; what is none is an unreadable row
     * @param solution that the row itself gives, 81 digits unless it is wrong; null: none
     * @param file from 0 to 65,535: rows of different files leak instead of repeating
     * @param line only handed back
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
     * What is wrong with the rows so far.  More may follow.
     *
     * @return all that was found, in the order of the rows
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
     * What was counted so far.
     *
     * @return the numbers
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

    /** Gives its memory back. */
    @Override public synchronized void close() {
        Desk desk = this.desk;
        if (desk == null) return;
        this.desk = null;
        desk.c.nonet_audit_free(audit);
        desk.c.nonet_text_free(told);
        desk.close();
    }
}
