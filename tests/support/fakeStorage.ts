function createStorage() {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
    clear: () => stored.clear(),
  };
  return { stored, storage };
}

/** A browser's storage in node, and a way to speak as another tab. */
export function installStorage() {
  const { stored, storage } = createStorage();
  const window = Object.assign(new EventTarget(), {
    navigator: {},
    location: { pathname: '/' },
    localStorage: storage,
    sessionStorage: createStorage().storage,
    matchMedia: () => ({ matches: true }),
  });
  Object.assign(globalThis, { window, BroadcastChannel: undefined });
  return {
    stored,
    /** Another tab writes (null removes), and this one is told. */
    writeElsewhere(key: string, value: string | null) {
      if (value === null) stored.delete(key);
      else stored.set(key, value);
      window.dispatchEvent(Object.assign(new Event('storage'), { key }));
    },
    goTo(pathname: string) {
      window.location.pathname = pathname;
    },
  };
}
