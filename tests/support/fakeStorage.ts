import { setMaxListeners } from 'node:events';

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

/** The storage of a browser in Node, which can also simulate another tab. */
export function installStorage() {
  const { stored, storage } = createStorage();
  const left: string[] = [];
  const window = Object.assign(new EventTarget(), {
    navigator: {},
    location: {
      pathname: '/',
      href: 'http://shop.test/',
      assign: (address: string) => {
        left.push(address);
      },
    },
    localStorage: storage,
    sessionStorage: createStorage().storage,
    matchMedia: () => ({ matches: true }),
  });
  // Every store that a test opens listens to this window.
  setMaxListeners(0, window);
  Object.assign(globalThis, { window, BroadcastChannel: undefined });
  return {
    stored,
    /** The addresses that the shop left for. */
    left,
    /** Writes like another tab (null removes) and sends the storage event to this tab. */
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
