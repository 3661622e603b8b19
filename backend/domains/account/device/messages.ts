/** Messages about devices. */
export const messages = {
  noDevice: 'این دستگاه پیدا نشد یا پیش‌تر خارج شده است.',
} as const;
