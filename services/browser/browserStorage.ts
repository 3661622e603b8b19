import Cookies from 'js-cookie';
import type { UserInfo } from '@/contract/session';
import type { StaticsData } from '@/contract/site';

// Only this file and `services/browser/firstLoad/newRelease.ts` use local storage, session storage and cookies. A browser that refuses
// storage behaves like one with empty storage.

const searchHistoryCookie = 'search_history';
const searchHistoryDays = 365;

/** A value of local storage, or null. Each value has functions of its own, here or in `storedProducts.ts`. */
export function readItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeItem(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden. The shop works without it.
  }
}

/** A value of this tab's session storage (unchecked), or null. It survives a reload of the tab. */
function readTabItem(key: string): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function writeTabItem(key: string, value: object | null): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden. A reload then starts without the value.
  }
}

export const readCartId = (): string | null => readItem('cartId');
export const writeCartId = (cartId: string | null): void => writeItem('cartId', cartId);

/** The server's notice about the basket that the shopper has not acknowledged yet, or null. */
export const readBasketNotice = (): string | null => readItem('basketNotice');
export const writeBasketNotice = (notice: string | null): void => writeItem('basketNotice', notice);

function isUserInfo(value: unknown): value is UserInfo {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';
}

/** The stored answer of the sign-in, or null for a guest. */
export function readUserInfo(): UserInfo | null {
  try {
    const stored: unknown = JSON.parse(readItem('userInfo') ?? 'null');
    return isUserInfo(stored) ? stored : null;
  } catch {
    return null;
  }
}

export const writeUserInfo = (userInfo: UserInfo | null): void =>
  writeItem('userInfo', userInfo === null ? null : JSON.stringify(userInfo));

/** Removes everything that the shop has stored in this browser, for every tab. */
export function clearStorage(): void {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

/** Whether this browser has a conversation with the shop. Its key is in a cookie that scripts cannot read. */
export const hasConversation = (): boolean => readItem('conversation') !== null;
export const rememberConversation = (): void => writeItem('conversation', 'true');

/** The progress of the login in this tab. */
export const readLoginProgress = (): unknown => readTabItem('loginProgress');
export const writeLoginProgress = (progress: object | null): void => writeTabItem('loginProgress', progress);

/** The checkout of this tab. It is still there when the shopper comes back from a gateway. */
export const readCheckout = (): unknown => readTabItem('checkout');
export const writeCheckout = (checkout: object): void => writeTabItem('checkout', checkout);

/** The maintenance screen and all other pages count separately. */
const passTriedKey = (atScreen: boolean) =>
  atScreen ? 'maintenancePassReloadedAt' : 'maintenancePassTriedAt';
/** Shortest time between two requests for a maintenance pass in one tab. */
const passIntervalMs = 10_000;

export function isPassTriedLately(now: number, atScreen: boolean): boolean {
  try {
    return now - Number(window.sessionStorage.getItem(passTriedKey(atScreen)) ?? 0) < passIntervalMs;
  } catch {
    // Without storage the page could reload for ever.
    return true;
  }
}

export function recordPassTry(now: number, atScreen: boolean): void {
  try {
    window.sessionStorage.setItem(passTriedKey(atScreen), String(now));
  } catch {
    // Without storage `isPassTriedLately` returns true.
  }
}

const fromOrderKey = 'fromOrder';
const resultSeenKey = 'paymentResultSeen';

/** Sets the flag of a checkout that goes to a payment gateway. A result that was seen before is of another payment. */
export function rememberFromOrder(): void {
  writeItem(resultSeenKey, null);
  writeItem(fromOrderKey, 'true');
}

export const rememberPaymentResult = (): void => writeItem(resultSeenKey, 'true');
export const isPaymentResultSeen = (): boolean => readItem(resultSeenKey) !== null;

/** Clears `fromOrder` when the shopper leaves the result page. */
export function clearFromOrder(): void {
  writeItem(fromOrderKey, null);
  writeItem(resultSeenKey, null);
}

/** Increase this number with every change of the cached shape, so that an older copy in a browser is not used. */
const staticDataVersion = 1;
type CachedStaticData = { shape: number; savedAt: number; data: StaticsData };

function isCachedStaticData(value: unknown): value is CachedStaticData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'shape' in value &&
    value.shape === staticDataVersion &&
    'savedAt' in value &&
    'data' in value
  );
}

/** The cached static data with the time it was saved (ms since the epoch), or null. */
export function readStaticData(): { savedAt: number; data: StaticsData } | null {
  try {
    const cached: unknown = JSON.parse(readItem('staticData') ?? 'null');
    if (!isCachedStaticData(cached)) return null;
    // Immer would freeze each of its thousands of objects; it leaves out what is frozen already.
    Object.freeze(cached.data);
    return cached;
  } catch {
    return null;
  }
}

export function writeStaticData(data: StaticsData, savedAt: number): void {
  writeItem(
    'staticData',
    JSON.stringify({ shape: staticDataVersion, savedAt, data } satisfies CachedStaticData),
  );
}

/** Recent searches, newest first. */
export function readSearchHistory(): string[] {
  try {
    const stored: unknown = JSON.parse(Cookies.get(searchHistoryCookie) ?? '[]');
    return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
  } catch {
    return [];
  }
}

export function writeSearchHistory(texts: string[]): void {
  Cookies.set(searchHistoryCookie, JSON.stringify(texts), { expires: searchHistoryDays, sameSite: 'lax' });
}

/** A visit ends after this part of a day without a page. */
const visitDays = 1 / 48;
/** The offer to install the shop stays closed for so many days. */
const closedDays = 180;

/** Counts the visits of this browser until its second. A cookie, because a sign-out empties the storage. @returns whether it is not the first */
export function countVisit(): boolean {
  const isNew = Cookies.get('visit') === undefined;
  const visits = Math.min(2, Number(Cookies.get('visits') ?? 0) + (isNew ? 1 : 0));
  Cookies.set('visit', '1', { expires: visitDays, sameSite: 'lax' });
  Cookies.set('visits', String(visits), { expires: searchHistoryDays, sameSite: 'lax' });
  return visits === 2;
}

export const isInstallOfferClosed = (): boolean => Cookies.get('installClosed') !== undefined;
export const closeInstallOffer = (): void =>
  void Cookies.set('installClosed', '1', { expires: closedDays, sameSite: 'lax' });

/** How many more times a popup banner may be shown, or null when it was never counted. */
export function readPopupViews(bannerId: number): number | null {
  const stored = Cookies.get(String(bannerId));
  return stored === undefined || !/^\d+$/.test(stored) ? null : Number(stored);
}

export function writePopupViews(bannerId: number, views: number | null): void {
  if (views === null) Cookies.remove(String(bannerId));
  else Cookies.set(String(bannerId), String(views), { expires: searchHistoryDays, sameSite: 'lax' });
}

/** The visit of this tab: the path of its first page, whether another page was opened, and whether a popup was shown. */
export type Visit = { firstPage: string; movedOn: boolean; popupShown: boolean };

function isVisit(value: unknown): value is Visit {
  return typeof value === 'object' && value !== null && 'firstPage' in value && 'movedOn' in value;
}

/** The visit of this tab, or null before its first page is recorded. */
export function readVisit(): Visit | null {
  const stored = readTabItem('visit');
  return isVisit(stored) ? stored : null;
}

export const writeVisit = (visit: Visit): void => writeTabItem('visit', visit);

export type ThemeChoice = 'light' | 'dark' | null;

/** The theme that the shopper chose, or null to follow the system. `public/early.js` reads the same key before the first paint. */
export function readTheme(): ThemeChoice {
  const stored = readItem('theme');
  return stored === 'light' || stored === 'dark' ? stored : null;
}

export const writeTheme = (theme: ThemeChoice): void => writeItem('theme', theme);

/** Calls back when another tab changes the named key. Returns a function that stops listening. */
export function onOtherTabChange(
  key: 'cartId' | 'theme' | 'favorites' | 'userInfo' | 'waitingChanges',
  listener: () => void,
): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
