/** Messages about saved filters. */
export const messages = {
  full: 'فیلترهای ذخیره‌شدهٔ شما پر است. نخست یکی را پاک کنید.',
  notFound: 'این فیلتر دیگر نیست.',
} as const;
