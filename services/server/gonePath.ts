/** The page of a product that is no longer offered. It answers 410, which a static page cannot. */
export const gonePath = (id: number) => `/products/${id}`;

/** Whether a path is that of such a page. */
export const isGonePath = (path: string) => /^\/products\/[1-9]\d{0,8}$/.test(path);
