/** What keeps an invoice from being sent. The desk shows it. */
export const messages = {
  noStuffId: (title: string) => `«${title}» شناسهٔ کالا ندارد. شناسهٔ ۱۳ رقمی را در صفحهٔ این کالا بنویسید.`,
  noServiceId: 'شناسهٔ بیمه و خدمات را در «اتصال‌ها»، سامانهٔ مؤدیان، بنویسید.',
  noShippingId: 'شناسهٔ هزینهٔ ارسال را در «اتصال‌ها»، سامانهٔ مؤدیان، بنویسید.',
  noSeller: 'کد اقتصادی ۱۱ یا ۱۴ رقمی فروشنده را در «مشخصات فروشگاه» بنویسید.',
  shipping: (title: string) => `هزینهٔ ارسال، ${title}`,
} as const;
