/** Messages to operators about the insurer. */
export const messages = {
  denied: 'بیمه‌گر فروشگاه را نشناخت. کلید حساب را در «اتصال‌ها» ببینید.',
  refused: 'بیمه‌گر این درخواست را نپذیرفت.',
  unclear: 'پاسخ بیمه‌گر روشن نبود.',
} as const;
