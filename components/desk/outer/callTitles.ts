/** Titles of the outer services and of what is asked of them, for the list of calls. An unknown name is shown as it is. */
const services: Readonly<Record<string, string>> = {
  sandbox: 'درگاه آزمایشی',
  zarinpal: 'زرین‌پال',
  zibal: 'زیبال',
  digipay: 'دیجی‌پی',
  snapppay: 'اسنپ‌پی',
  torobpay: 'ترب‌پی',
  keepa: 'کیپا',
  sms: 'پیامک',
  kavenegar: 'کاوه‌نگار',
  smsir: 'SMS.ir',
  ghasedak: 'قاصدک',
  moadian: 'سامانهٔ مؤدیان',
  torob: 'ترب',
  identity: 'استعلام هویت',
  alopeyk: 'الوپیک',
  tipax: 'تیپاکس',
  insurer: 'بیمه‌گر',
};
const actions: Readonly<Record<string, string>> = {
  start: 'شروع پرداخت',
  verify: 'تأیید پرداخت',
  inquire: 'پرس‌وجوی پرداخت',
  settle: 'تسویه',
  reverse: 'برگشت وجه',
  deliver: 'خبر تحویل',
  update: 'کم کردن مبلغ پس از مرجوعی',
  checkEligible: 'پرسش اعتبار',
  sendCode: 'کد ورود',
  sendMessage: 'پیامک',
  askDeliveries: 'رسیدن پیامک‌ها',
  sendInvoice: 'فرستادن فاکتور',
  askInvoice: 'پرسش فاکتور',
  registerPayment: 'ثبت پرداخت فاکتور',
  tryEntrance: 'آزمایش ورود',
  tellChanges: 'خبر تغییر کالاها',
  askProducts: 'ترب کالاها را خواست',
  askOrders: 'ترب سفارش‌ها را خواست',
  price: 'قیمت ارسال',
  order: 'درخواست ارسال',
  cancel: 'لغو',
  track: 'رهگیری',
  mobile: 'شمارهٔ موبایل و کد ملی',
  iban: 'نام صاحب شبا',
  cheque: 'رنگ چک صیادی',
  issue: 'صدور بیمه‌نامه',
};

export const serviceTitle = (name: string) => services[name] ?? name;
export const actionTitle = (name: string) => actions[name] ?? name;
/** The services that calls can be filtered by. */
export const serviceChoices = Object.entries(services).map(([value, title]) => ({ value, title }));
