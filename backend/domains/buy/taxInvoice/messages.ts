/** What keeps an invoice from being sent. The desk shows it. */
export const messages = {
  noStuffId: (title: string) => `«${title}» شناسهٔ کالا ندارد. شناسهٔ ۱۳ رقمی را در صفحهٔ این کالا بنویسید.`,
  noServiceId: 'شناسهٔ کالا برای بیمه و خدمات روی سرور تنظیم نشده است (TAX_SERVICE_STUFF_ID).',
  noShippingId: 'شناسهٔ کالا برای هزینهٔ ارسال روی سرور تنظیم نشده است (TAX_SHIPPING_STUFF_ID).',
  noSeller: 'کد اقتصادی ۱۱ یا ۱۴ رقمی فروشنده را در «مشخصات فروشگاه» بنویسید.',
  shipping: (title: string) => `هزینهٔ ارسال، ${title}`,
} as const;
