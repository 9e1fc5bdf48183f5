package nonet;

import java.util.HashSet;
import java.util.Set;

/**
 * A flag with which one thread stops searches of others that have it in their {@link Limits}. It stays set until
 * {@link #reset}; a search that begins while it is set ends at once.
 */
public final class Cancel {
    private final Set<Desk> searches = new HashSet<>();
    private boolean requested;

    /** A flag that is not set. */
    public Cancel() {}

    /** Stops the searches that have this flag, within about a millisecond. Can be called from any thread. */
    public synchronized void request() {
        requested = true;
        searches.forEach(Desk::requestCancel);
    }

    /** Clears the flag for searches that begin later. */
    public synchronized void reset() {
        requested = false;
    }

    /**
     * Whether the flag is set.
     *
     * @return whether it was requested and not reset
     */
    public synchronized boolean isRequested() {
        return requested;
    }

    synchronized void enter(Desk desk) {
        searches.add(desk);
        if (requested) desk.requestCancel();
    }

    synchronized void leave(Desk desk) {
        searches.remove(desk);
    }
}
