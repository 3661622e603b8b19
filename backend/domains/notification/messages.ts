/** What the server says about notifications. */
export const messages = {
  notFound: 'این پیام پیدا نشد.',
} as const;
