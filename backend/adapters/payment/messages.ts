/** Messages to the shopper about a gateway's refusal. */
export const messages = {
  refused: (gateway: string) => `درگاه ${gateway} این پرداخت را نپذیرفت. درگاه دیگری را انتخاب کنید.`,
  busy: (gateway: string) => `درگاه ${gateway} اکنون شلوغ است. کمی بعد دوباره تلاش کنید.`,
  amount: (gateway: string) => `این مبلغ در درگاه ${gateway} پذیرفته نمی‌شود.`,
  notPaid: 'پرداخت انجام نشد.',
  cancelled: 'پرداخت را لغو کردید.',
  badCard: 'شمارهٔ کارت نادرست است.',
  lowBalance: 'موجودی کارت کافی نیست.',
  wrongPin: 'رمز کارت نادرست است.',
  overLimit: 'مبلغ از سقف روزانهٔ کارت بیشتر است.',
  cardUnavailable: 'بانک صادرکنندهٔ کارت پاسخ نداد.',
  returned: 'مبلغ به کارت برگشت.',
} as const;
