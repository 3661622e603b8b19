/** Messages of the server about conversations. */
export const messages = {
  noOrder: 'این سفارش در حساب شما نیست.',
  signedInMeanwhile: 'هم‌زمان وارد حساب خود شدید. پیام را دوباره بفرستید.',
  empty: 'متن پیام را بنویسید.',
  pictureGone: 'یکی از عکس‌ها پیدا نشد. آن را دوباره بفرستید.',
} as const;
