/** Messages about notifications. */
export const messages = {
  notFound: 'این پیام پیدا نشد.',
} as const;
