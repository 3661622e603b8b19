/** Largest number of products in one call. The pages of further products are rendered again by age. */
export const mostChangedProducts = 100;

/**
 * `POST /api/revalidate` of the storefront: the changed data. `site` is the data of every page (modes, menus, banners);
 * `products` lists the changed product pages, `paths` the changed pages of text and posts of the blog. Lists and the home page are rendered again in every case.
 */
export type PublicChange = { site?: boolean; products?: { id: number; slug: string }[]; paths?: string[] };
