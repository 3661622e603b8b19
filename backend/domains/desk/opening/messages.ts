/** Messages about the opening of a new shop. */
export const messages = {
  wrongCode: 'این کد درست نیست. کد گشایش در خروجی آخرین اجرای فروشگاه، روی سرور نوشته شده است.',
  claimed: 'این فروشگاه ناظر دارد. از او بخواهید شما را در بخش «مشتریان» ناظر کند.',
} as const;
