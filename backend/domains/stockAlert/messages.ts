/** Messages about stock alerts. */
export const messages = {
  notFound: 'این کالا پیدا نشد یا دیگر عرضه نمی‌شود.',
  inStock: 'این کالا هم‌اکنون موجود است.',
  tooMany: 'بیش از ۵۰ کالا را نمی‌توان در انتظار گذاشت.',
} as const;
