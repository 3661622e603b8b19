/** Messages about alerts. */
export const messages = {
  notFound: 'این کالا پیدا نشد یا دیگر عرضه نمی‌شود.',
  inStock: 'این کالا هم‌اکنون موجود است.',
  soldOut: 'این کالا فعلاً موجود نیست؛ می‌توانید بخواهید موجود شدنش را خبر دهیم.',
  notBelow: 'قیمت دلخواه باید از قیمت کنونی کمتر باشد.',
  tooMany: 'بیش از ۵۰ کالا را نمی‌توان در انتظار گذاشت.',
  /** The message about a variant that is in stock again, or has become cheap enough. `{variant}` is its colour and option. */
  due: {
    stock: { title: 'کالایی که می‌خواستید موجود شد', text: '{title} ({variant})' },
    price: { title: 'کالایی که می‌خواستید ارزان شد', text: '{title} ({variant})، اکنون {price} تومان' },
  },
} as const;
