import Router from 'next/router';

/** The page in the browser, for reactions that lead elsewhere. Never for markup. */

/** Path of the address, without query. */
export const currentPath = (): string => (typeof window === 'undefined' ? '/' : window.location.pathname);

/** The route on screen; under one address it may be `/maintenance`, where the proxy leads during repairs. */
export const currentRoute = (): string => Router.pathname;

/** Goes to a path of the shop in place of the present history entry, so that Back does not return to it. */
export const goTo = (path: string): Promise<boolean> => Router.replace(path);

export const reloadPage = (): void => window.location.reload();
