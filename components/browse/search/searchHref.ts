/** The address of the results for a text. */
export const searchHref = (text: string) => `/shop?search=${encodeURIComponent(text.trim())}`;
