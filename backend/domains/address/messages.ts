import { formatNumber } from '@/utils/money';

/** What the server says about addresses; most stand under a field. */
export const messages = {
  title: 'عنوان نشانی را وارد کنید.',
  city: 'شهر باید از همان استان باشد.',
  address: 'نشانی کامل را وارد کنید.',
  plaque: 'پلاک را وارد کنید.',
  postalCodeLength: 'کدپستی را در ۱۰ رقم وارد کنید.',
  postalCode: 'این کدپستی درست نیست. پنج رقم نخست آن ۰ و ۲ ندارد.',
  receiverName: 'نام گیرنده را وارد کنید.',
  receiverMobile: 'شماره موبایل را با ۰۹ و در ۱۱ رقم وارد کنید.',
  pin: 'طول و عرض جغرافیایی را با هم وارد کنید.',
  wrong: 'لطفاً فیلدهای مشخص‌شده را اصلاح کنید.',
  notFound: 'این نشانی پیدا نشد.',
  full: (most: number) => `بیش از ${formatNumber(most)} نشانی نمی‌توان داشت. یکی را حذف کنید.`,
} as const;
