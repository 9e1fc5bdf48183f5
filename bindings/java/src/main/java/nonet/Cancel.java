package nonet;

import java.util.HashSet;
import java.util.Set;

/**
 * A flag by which one thread stops the searches of others that were given it in their {@link Limits}.  It stays up until
 * {@link #reset}; a search that begins meanwhile ends at once.
 */
public final class Cancel {
    private final Set<Desk> searches = new HashSet<>();
    private boolean requested;

    /** A flag that is down. */
    public Cancel() {}

    /** Stops the searches that were given this flag, within about a millisecond.  From any thread. */
    public synchronized void request() {
        requested = true;
        searches.forEach(Desk::requestCancel);
    }

    /** Takes the request back: for searches that begin from now on. */
    public synchronized void reset() {
        requested = false;
    }

    /**
     * Whether the flag is up.
     *
     * @return whether it was requested and not taken back
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
