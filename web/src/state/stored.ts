// The page's storage in this browser. Browsers may forbid it; then nothing is remembered.

export const stored = {
  get(name: string): string | null {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  },
  // Returns whether it was stored.
  set(name: string, value: string): boolean {
    try {
      localStorage.setItem(name, value);
      return true;
    } catch {
      return false;
    }
  },
  // Returns the value stored as JSON, if it still passes `is`.
  read<T>(name: string, is: (value: unknown) => value is T): T | null {
    try {
      const value: unknown = JSON.parse(stored.get(name) ?? 'null');
      return is(value) ? value : null;
    } catch {
      return null;
    }
  },
};

// The same for this tab only, as long as it is open.
export const here = {
  get(name: string): string | null {
    try {
      return sessionStorage.getItem(name);
    } catch {
      return null;
    }
  },
  set(name: string, value: string): void {
    try {
      sessionStorage.setItem(name, value);
    } catch {
      // Not stored.
    }
  },
};
