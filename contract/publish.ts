/** Most products that one call may name; beyond, pages renew themselves by age. */
export const mostChangedProducts = 100;

/**
 * `POST /api/revalidate` of the storefront: what has changed. `site` is what every page shows (modes, menus, banners); of
 * `products` the pages are named. Lists and the home page are renewed either way.
 */
export type PublicChange = { site?: boolean; products?: { id: number; slug: string }[] };
