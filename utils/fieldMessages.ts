/** Messages about wrong fields, used by the forms and by the server, where the specification has no text. */
export const fieldMessages = {
  mobile: 'شمارهٔ موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.',
  plaque: 'پلاک را وارد کنید.',
  postalCodeLength: 'کد پستی را در ۱۰ رقم وارد کنید.',
  postalCodeShape: 'این کد پستی درست نیست؛ پنج رقم اول آن صفر و دو ندارد.',
  receiverName: 'نام تحویل‌گیرنده را وارد کنید.',
} as const;
