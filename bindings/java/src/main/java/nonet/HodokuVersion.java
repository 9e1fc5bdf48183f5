package nonet;

/** A version of HoDoKu's scale. */
public enum HodokuVersion {
    /** HoDoKu 2.2. */
    V2_2("hodoku-2.2"),
    /** HoDoKu 2.3. */
    V2_3("hodoku-2.3");

    private final String id;

    HodokuVersion(String id) {
        this.id = id;
    }

    String id() {
        return id;
    }
}
