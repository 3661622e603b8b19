/** The address of the shop without a slash at its end: `SHOP_URL`, on the server. Empty when it is not set. */
export const configuredShop = () => (process.env.SHOP_URL ?? '').replace(/\/+$/, '');

/**
 * The absolute address of a path of the shop, for search engines. A browser takes the shop's address from the document, because a
 * visitor may have come by another one. Without `SHOP_URL` the path stays as it is.
 */
export const shopAddress = (path: string): string =>
  (typeof document === 'undefined' ? configuredShop() : (document.documentElement.dataset.shop ?? '')) + path;
