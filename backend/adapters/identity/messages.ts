/** Messages to operators about enquiries of persons. */
export const messages = {
  denied: 'سرویس استعلام فروشگاه را نشناخت. مشخصات حساب را در «اتصال‌ها» ببینید.',
  refused: 'سرویس استعلام این پرسش را نپذیرفت.',
  unclear: 'پاسخ سرویس استعلام روشن نبود.',
} as const;
