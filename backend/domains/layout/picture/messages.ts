/** Messages of the server about pictures of the shop. */
export const messages = {
  notFound: 'این عکس پیدا نشد.',
  uploadGone: 'این عکس پیدا نشد یا پیش‌تر ثبت شده است. آن را دوباره بفرستید.',
} as const;
