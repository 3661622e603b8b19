/** Messages of the server about the credit score. */
export const messages = {
  profileNeeded: 'برای اعتبارسنجی، نام و کد ملی خود را در حساب کاربری کامل کنید.',
  unavailable: 'سامانهٔ اعتبارسنجی اکنون پاسخ نمی‌دهد. کمی بعد دوباره تلاش کنید.',
  tooOften: 'امروز چند بار امتیاز خود را خواسته‌اید. لطفاً فردا دوباره تلاش کنید.',
} as const;
