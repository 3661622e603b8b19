/** The results of a text. */
export const searchHref = (text: string) => `/shop?search=${encodeURIComponent(text.trim())}`;
