/** Messages about pages of text and posts. */
export const messages = {
  pageNotFound: 'این صفحه پیدا نشد.',
  postNotFound: 'این نوشته پیدا نشد.',
  tagNotFound: 'نوشته‌ای با این برچسب نیست.',
} as const;
