/** Address of a shop list; `more` holds further query parts. */
export const inCategory = (slug: string, more = ''): string => `/shop?category=${slug}${more && `&${more}`}`;
