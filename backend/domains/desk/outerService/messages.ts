import { formatToman } from '@/utils/money';

/** Messages about the accounts of the shop at outer services. */
export const messages = {
  unknown: 'این سرویس پیدا نشد.',
  noSecret: 'سرور هنوز کلیدها را نگه نمی‌دارد. متغیر AUTH_SECRET را در تنظیمات سرور بنویسید.',
  wrong: 'بعضی از خانه‌ها درست پر نشده‌اند.',
  needed: 'برای روشن کردن، این خانه را پر کنید.',
  secretAgain: 'نشانی عوض شده است. این کلید را دوباره بنویسید.',
  url: 'نشانی باید با https:// شروع شود.',
  pin: 'طول و عرض جغرافیایی را از نقشه بردارید و با ویرگول جدا کنید.',
  number: 'شمارهٔ قالب فقط رقم دارد.',
  notSetUp: 'اول مشخصات این سرویس را ذخیره کنید.',
  noAddress: 'اول نشانی فروشگاه را ذخیره کنید تا درگاه مشتری را به آن برگرداند.',
  noNumber: 'شماره‌ای برای این حساب پیدا نشد.',
  startTaken: (amount: number) =>
    `درگاه یک پرداخت آزمایشی ${formatToman(amount)} را پذیرفت. پولی جابه‌جا نشد.`,
  messageSent: 'پیامک آزمایشی با کد ۱۲۳۴ به شمارهٔ شما فرستاده شد.',
  testFailed: (reason: string) => `آزمایش نشد: ${reason}`,
  noTest: 'این سرویس آزمایش ندارد.',
  description: 'آزمایش درگاه',
} as const;
