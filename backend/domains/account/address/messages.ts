import { fieldMessages } from '@/utils/fieldMessages';
import { formatNumber } from '@/utils/money';

/** Messages about addresses. Most of them are shown under a field. */
export const messages = {
  title: 'عنوان نشانی را وارد کنید.',
  city: 'شهر باید از همان استان باشد.',
  address: 'نشانی کامل را وارد کنید.',
  plaque: fieldMessages.plaque,
  postalCodeLength: fieldMessages.postalCodeLength,
  postalCodeShape: fieldMessages.postalCodeShape,
  receiverName: fieldMessages.receiverName,
  receiverMobile: fieldMessages.mobile,
  pin: 'طول و عرض جغرافیایی را با هم وارد کنید.',
  wrong: 'لطفاً فیلدهای مشخص‌شده را اصلاح کنید.',
  notFound: 'این نشانی پیدا نشد.',
  full: (most: number) => `بیش از ${formatNumber(most)} نشانی نمی‌توان داشت. یکی را حذف کنید.`,
} as const;
