import Cookies from 'js-cookie';
import { mostFavorites } from '@/contract/limits';
import type { UserInfo } from '@/contract/session';
import type { StaticsData } from '@/contract/site';

/** The only file that touches local and session storage and cookies, but for `utils/firstLoad/newRelease.ts`. A browser that refuses storage behaves as an empty one. */

const searchHistoryCookie = 'search_history';
const searchHistoryDays = 365;

function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // Storage is full or forbidden: the shop goes on without it.
  }
}

export const readCartId = (): string | null => read('cartId');
export const writeCartId = (cartId: string | null): void => write('cartId', cartId);

function isUserInfo(value: unknown): value is UserInfo {
  return typeof value === 'object' && value !== null && 'token' in value && typeof value.token === 'string';
}

/** What the sign-in answered, or null for a guest. */
export function readUserInfo(): UserInfo | null {
  try {
    const stored: unknown = JSON.parse(read('userInfo') ?? 'null');
    return isUserInfo(stored) ? stored : null;
  } catch {
    return null;
  }
}

export const writeUserInfo = (userInfo: UserInfo | null): void =>
  write('userInfo', userInfo === null ? null : JSON.stringify(userInfo));

/** Forgets everything of this shop in this browser, for every tab. */
export function clearStorage(): void {
  try {
    window.localStorage.clear();
    window.sessionStorage.clear();
  } catch {
    // Storage is forbidden: there was nothing to forget.
  }
}

const loginProgressKey = 'loginProgress';

/** How far this tab has come in signing in, as it was written, or null. A reload of the tab keeps it. */
export function readLoginProgress(): unknown {
  try {
    return JSON.parse(window.sessionStorage.getItem(loginProgressKey) ?? 'null');
  } catch {
    return null;
  }
}

export function writeLoginProgress(progress: object | null): void {
  try {
    if (progress === null) window.sessionStorage.removeItem(loginProgressKey);
    else window.sessionStorage.setItem(loginProgressKey, JSON.stringify(progress));
  } catch {
    // Storage is full or forbidden: a reload begins anew.
  }
}

/** At the maintenance screen and elsewhere. */
const passTriedKey = (atScreen: boolean) =>
  atScreen ? 'maintenancePassReloadedAt' : 'maintenancePassTriedAt';
/** A pass through maintenance is asked for at most this often (ms) in one tab. */
const passInterval = 10_000;

export function passTriedLately(now: number, atScreen: boolean): boolean {
  try {
    return now - Number(window.sessionStorage.getItem(passTriedKey(atScreen)) ?? 0) < passInterval;
  } catch {
    // Without a memory the page could reload for ever.
    return true;
  }
}

export function rememberPassTry(now: number, atScreen: boolean): void {
  try {
    window.sessionStorage.setItem(passTriedKey(atScreen), String(now));
  } catch {
    // Then `passTriedLately` says so.
  }
}

const resultSeenKey = 'paymentResultSeen';
export const rememberPaymentResult = (): void => write(resultSeenKey, 'true');
export const isPaymentResultSeen = (): boolean => read(resultSeenKey) !== null;

/** `fromOrder` is set when the shopper leaves checkout for a gateway; cleared once they have left the result page. */
export function clearFromOrder(): void {
  write('fromOrder', null);
  write(resultSeenKey, null);
}

/** Grows with every change of the cached shape, so that an old browser's copy is never misread. */
const staticDataShape = 1;
type CachedStaticData = { shape: number; savedAt: number; data: StaticsData };

function isCachedStaticData(value: unknown): value is CachedStaticData {
  return (
    typeof value === 'object' &&
    value !== null &&
    'shape' in value &&
    value.shape === staticDataShape &&
    'savedAt' in value &&
    'data' in value
  );
}

/** The cached static data with the time it was saved (ms since the epoch), or null. */
export function readStaticData(): { savedAt: number; data: StaticsData } | null {
  try {
    const cached: unknown = JSON.parse(read('staticData') ?? 'null');
    return isCachedStaticData(cached) ? cached : null;
  } catch {
    return null;
  }
}

export function writeStaticData(data: StaticsData, savedAt: number): void {
  write('staticData', JSON.stringify({ shape: staticDataShape, savedAt, data } satisfies CachedStaticData));
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

/** How many more times a popup banner may show, or null when it was never counted. */
export function readPopupViews(bannerId: number): number | null {
  const stored = Cookies.get(String(bannerId));
  return stored === undefined || !/^\d+$/.test(stored) ? null : Number(stored);
}

export function writePopupViews(bannerId: number, views: number | null): void {
  if (views === null) Cookies.remove(String(bannerId));
  else Cookies.set(String(bannerId), String(views), { expires: searchHistoryDays, sameSite: 'lax' });
}

/** What this tab's visit has seen so far: its first page's path, whether it went on from there, and whether a popup came. */
export type Visit = { firstPage: string; movedOn: boolean; popupShown: boolean };

const visitKey = 'visit';

function isVisit(value: unknown): value is Visit {
  return typeof value === 'object' && value !== null && 'firstPage' in value && 'movedOn' in value;
}

/** The visit of this tab, or null at its beginning. */
export function readVisit(): Visit | null {
  try {
    const stored: unknown = JSON.parse(window.sessionStorage.getItem(visitKey) ?? 'null');
    return isVisit(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeVisit(visit: Visit): void {
  try {
    window.sessionStorage.setItem(visitKey, JSON.stringify(visit));
  } catch {
    // Storage is forbidden: every page is the first of its visit.
  }
}

export type ThemeChoice = 'light' | 'dark' | null;

/** The shopper's own theme, or null to follow the system. `public/early.js` reads the same key before the paint. */
export function readTheme(): ThemeChoice {
  const stored = read('theme');
  return stored === 'light' || stored === 'dark' ? stored : null;
}

export const writeTheme = (theme: ThemeChoice): void => write('theme', theme);

function isKeptFavorite(value: unknown): value is { productId: number } {
  return (
    typeof value === 'object' &&
    value !== null &&
    'productId' in value &&
    Number.isInteger(value.productId) &&
    Number(value.productId) > 0
  );
}

/** Product ids of a guest's favourites, newest first. */
export function readFavorites(): number[] {
  try {
    const stored: unknown = JSON.parse(read('favorites') ?? '[]');
    const ids = Array.isArray(stored) ? stored.filter(isKeptFavorite).map(({ productId }) => productId) : [];
    return [...new Set(ids)].slice(0, mostFavorites);
  } catch {
    return [];
  }
}

/** Keeps a guest's favourites; those beyond 200 are forgotten. */
export function writeFavorites(ids: readonly number[]): void {
  const kept = ids.slice(0, mostFavorites).map((productId) => ({ productId }));
  write('favorites', kept.length === 0 ? null : JSON.stringify(kept));
}

/** Calls back when another tab changed the named key. Returns the way to stop. */
export function onOtherTab(
  key: 'cartId' | 'theme' | 'favorites' | 'userInfo',
  listener: () => void,
): () => void {
  const handle = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  window.addEventListener('storage', handle);
  return () => window.removeEventListener('storage', handle);
}
