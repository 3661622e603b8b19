import Router from 'next/router';
import { loginTarget } from '@/utils/session/loginTarget';

/** The page in the browser, for reactions that lead elsewhere. Never for markup. */

/** Path of the address, without query. */
export const currentPath = (): string => (typeof window === 'undefined' ? '/' : window.location.pathname);

/** The route on screen; under one address it may be `/maintenance`, where the proxy leads during repairs. */
export const currentRoute = (): string => Router.pathname;

/** Goes to a path of the shop in place of the present history entry, so that Back does not return to it. */
export const goTo = (path: string): Promise<boolean> => Router.replace(path);

/** `data-signed-in` on the html element, for style sheets alone. */
export function markSignedIn(signedIn: boolean): void {
  if (typeof document !== 'undefined') document.documentElement.toggleAttribute('data-signed-in', signedIn);
}

/** Opens a page of the shop as a link does; one that is on screen stays. */
export async function openPage(path: string): Promise<void> {
  if (Router.asPath !== path) await Router.push(path);
}

/** Whether the page before this one in the history is the shop's: this document began elsewhere, or was led to from it. */
function cameFromShop(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  const here = new URL(window.location.href);
  const isSoft = loaded !== undefined && new URL(loaded.name).pathname !== here.pathname;
  return isSoft || document.referrer.startsWith(`${here.origin}/`);
}

/** Back to where the shopper came from, or home when that was not the shop. */
export async function goBack(): Promise<void> {
  if (cameFromShop()) window.history.back();
  else await goTo('/');
}

/** Who is asked when a guest follows a link to a customer's page; a document has one engine. */
let askForPerson: ((path: string) => void) | null = null;

function intercept(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest('a[data-person]') : null;
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (!plain || !(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  askForPerson?.(loginTarget(new URL(link.href).searchParams.get('c')));
}

/**
 * Calls back with the customer's page that a guest wants, in place of following the link: a plain click on a link to the
 * login that is marked `data-person` (`utils/personalLink.ts`). It comes before the router's own listener.
 */
export function onPersonalLink(listener: (path: string) => void): () => void {
  askForPerson = listener;
  window.addEventListener('click', intercept, { capture: true });
  return () => window.removeEventListener('click', intercept, { capture: true });
}

export const reloadPage = (): void => window.location.reload();
