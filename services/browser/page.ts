import Router from 'next/router';
import { loginTarget } from '@/rules/session/loginTarget';

// Functions for sagas that read or change the current page. Components must not use them for markup.

/** Path of the current address, without query. */
export const currentPath = (): string => (typeof window === 'undefined' ? '/' : window.location.pathname);

/** The current route. It is `/maintenance` for every address while the proxy shows the maintenance screen. */
export const currentRoute = (): string => Router.pathname;

/** Opens a path of the shop and replaces the current history entry, so that Back does not return to this page. */
export const replacePage = (path: string): Promise<boolean> => Router.replace(path);

/** Sets `data-signed-in` on the html element. Only style sheets read it. */
export function markSignedIn(signedIn: boolean): void {
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-signed-in', signedIn);
}

/** Sets `data-catalog` on the html element. Parts that are not hydrated hide their links to the basket by it. */
export function markCatalogMode(on: boolean): void {
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-catalog', on);
}

/** Opens a page of the shop like a link. Does nothing when the page is already open. */
export async function openPage(path: string): Promise<void> {
  if (Router.asPath !== path) await Router.push(path);
}

/** Whether the previous history entry is a page of the shop: this document was opened on another page, or from one. */
function cameFromShop(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const here = new URL(window.location.href);
  const isSoft = loaded !== undefined && new URL(loaded.name).pathname !== here.pathname;
  return isSoft || document.referrer.startsWith(`${here.origin}/`);
}

/** Returns to the previous page, or opens the home page when the previous page is not of the shop. */
export async function goBack(): Promise<void> {
  if (cameFromShop()) window.history.back();
  else await replacePage('/');
}

/** The listener of `onPersonalLink`. There is one, because a document has one engine. */
let personalLinkListener: ((path: string) => void) | null = null;

function interceptPersonalLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[data-person]') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  personalLinkListener?.(loginTarget(new URL(link.href).searchParams.get('c')));
}

/**
 * Calls back with the path of a customer's page when a guest clicks a link to it, and prevents the navigation. Such a link
 * leads to the login and has the attribute `data-person` (`rules/personalLink.ts`). The listener runs before the router's.
 */
export function onPersonalLink(listener: (path: string) => void): () => void {
  personalLinkListener = listener;
  window.addEventListener('click', interceptPersonalLink, { capture: true });
  return () => window.removeEventListener('click', interceptPersonalLink, { capture: true });
}

export const reloadPage = (): void => window.location.reload();

/** Whether the tab can be seen now. */
export const isPageVisible = (): boolean =>
  typeof document === 'undefined' || document.visibilityState === 'visible';
