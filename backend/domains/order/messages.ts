/** What the server says about orders. */
export const messages = {
  notFound: 'این سفارش پیدا نشد.',
} as const;
