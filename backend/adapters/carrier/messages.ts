/** Messages to operators about carriers. */
export const messages = {
  refused: 'شرکت حمل این درخواست را نپذیرفت. مقصد و مشخصات حساب را ببینید.',
  denied: 'شرکت حمل فروشگاه را نشناخت. کلید حساب را در «اتصال‌ها» ببینید.',
  noPin: 'مختصات مقصد را مانند ۳۵٫۷۲، ۵۱٫۴۱ بنویسید.',
  noCity: (title: string) => `شرکت حمل شهری با نام «${title}» ندارد.`,
  tooLate: 'این مرسوله دیگر لغو نمی‌شود.',
} as const;
