/** Messages of the server about conversations. */
export const messages = {
  noOrder: 'این سفارش در حساب شما نیست.',
  empty: 'متن پیام را بنویسید.',
} as const;
