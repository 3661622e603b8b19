import { setMaxListeners } from 'node:events';
import axios, { type AxiosAdapter, AxiosError, type AxiosResponse } from 'axios';
import { startEngine } from '@/sagas/engine';
import { type AppStore, makeStore } from '@/store/makeStore';
import { aSite } from './factories/site';
import type { Call, FakeShop } from './fakeShop';
import type { Timeline } from './timeline';

/** The fate of one call: the time in each direction (virtual ms), and the failure, if any. */
export type Fate = {
  there: number;
  back: number;
  wrong: 'nothing' | 'refused' | 'requestLost' | 'answerLost' | 'answerLate' | 'requestLate';
};

/** The timeout of a call in the storefront, ms. */
const timeout = 10_000;
const late = timeout + 2_000;

type Network = {
  timeline: Timeline;
  shop: FakeShop;
  nextFate: () => Fate;
  /** Called for every call when it is sent and when the tab has handled its answer. */
  onCall?: (tab: number, call: Call, done: boolean) => void;
  /** Called when a call is going to fail. */
  onTrouble?: (tab: number, call: Call, wrong: Fate['wrong']) => void;
  /** Whether calls and answers are lost now. */
  isLost?: () => boolean;
};

/** An axios adapter that calls the fake shop over a simulated network. */
function createAdapter(
  { timeline, shop, nextFate, onCall, onTrouble, isLost = () => false }: Network,
  tab: number,
): AxiosAdapter {
  return (config) =>
    new Promise<AxiosResponse>((resolve, reject) => {
      const call: Call = {
        method: config.method ?? 'get',
        path: config.url ?? '',
        cartId: config.headers.get('CartId')?.toString() ?? null,
        token: config.headers.get('Authorization')?.toString() ?? null,
        payload: typeof config.data === 'string' ? JSON.parse(config.data) : null,
      };
      const { there, back, wrong } = nextFate();
      if (wrong !== 'nothing') onTrouble?.(tab, call, wrong);
      let open = true;
      onCall?.(tab, call, false);
      const done = (end: () => void) => {
        if (!open) return;
        open = false;
        forgetTimeout();
        onCall?.(tab, call, true);
        end();
      };
      const fail = (message: string, code: string, response?: AxiosResponse) =>
        done(() => reject(new AxiosError(message, code, config, null, response)));
      const lose = () => fail('Network Error', AxiosError.ERR_NETWORK);
      const finish = ({ status, body }: { status: number; body: unknown }) => {
        if (isLost()) return lose();
        const response: AxiosResponse = { status, data: body, statusText: '', headers: {}, config };
        if (status < 400) done(() => resolve(response));
        else fail(`Status ${status}`, AxiosError.ERR_BAD_REQUEST, response);
      };

      const forgetTimeout = timeline.after(timeout, () => fail('timeout', AxiosError.ECONNABORTED));
      const arrival = wrong === 'requestLate' ? late : there;
      timeline.after(arrival, () => {
        if (wrong === 'requestLost' || isLost()) return lose();
        if (wrong === 'refused') return timeline.after(back, () => finish({ status: 500, body: 'Oops' }));
        const reply = shop.handle(call);
        if (wrong === 'answerLost') return timeline.after(back, lose);
        return timeline.after(wrong === 'answerLate' ? late : back, () => finish(reply));
      });
    });
}

/** A browser whose tabs share local storage and channels. It replaces the browser globals in Node. */
export function createFakeBrowser({ timeline, ...network }: Network, { desktop = false } = {}) {
  const stored = new Map<string, string>();
  const window = Object.assign(new EventTarget(), {
    location: { pathname: '/' },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => store(key, value),
      removeItem: (key: string) => store(key, null),
    },
    matchMedia: () => ({ matches: desktop }),
  });

  /** Sends a storage event to every tab except the one that made the change. */
  function store(key: string, value: string | null) {
    if ((stored.get(key) ?? null) === value) return;
    if (value === null) stored.delete(key);
    else stored.set(key, value);
    timeline.after(3, () => window.dispatchEvent(Object.assign(new Event('storage'), { key })));
  }

  const channels = new Set<Channel>();
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    constructor(readonly name: string) {
      channels.add(this);
    }
    postMessage(data: unknown) {
      for (const channel of channels) {
        if (channel === this || channel.name !== this.name) continue;
        timeline.after(5, () => channels.has(channel) && channel.onmessage?.({ data }));
      }
    }
    close() {
      channels.delete(this);
    }
  }
  Object.assign(globalThis, { window, BroadcastChannel: Channel });
  // Every tab listens to one window here.
  setMaxListeners(0, window);

  let tabs = 0;
  const ends = new Map<AppStore, () => void>();
  const listen = window.addEventListener.bind(window);
  /** Runs a step of a tab, which alone hears that its page is left: the tabs share one window. */
  function withLeaving<Result>(leaving: EventTarget, step: () => Result): Result {
    window.addEventListener = (type: string, ...rest: [EventListener]) =>
      type === 'pagehide' ? leaving.addEventListener(type, ...rest) : listen(type, ...rest);
    const result = step();
    window.addEventListener = listen;
    return result;
  }
  return {
    cartId: () => stored.get('cartId') ?? null,
    storeCartId: (cartId: string) => stored.set('cartId', cartId),
    /** A tab with the real store, sagas and axios. */
    openTab() {
      axios.defaults.adapter = createAdapter({ timeline, ...network }, tabs);
      tabs += 1;
      const tab = makeStore({ site: aSite(), renderedAt: 0 });
      const leaving = new EventTarget();
      const end = withLeaving(leaving, () => startEngine(tab, 'http://shop.test'));
      ends.set(tab, () => {
        leaving.dispatchEvent(new Event('pagehide'));
        end();
      });
      return tab;
    },
    /** Leaves the page of a tab, and ends its sagas with their listeners. */
    closeTab: (tab: AppStore) => ends.get(tab)?.(),
    /** The browser notices that the network is back. */
    noticeNetwork: () => window.dispatchEvent(new Event('online')),
    stored: (key: string) => stored.get(key) ?? null,
  };
}
