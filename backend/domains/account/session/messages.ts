import { fieldMessages } from '@/utils/fieldMessages';

/** Messages about sign-in. */
export const messages = {
  badMobile: fieldMessages.mobile,
  wrongCode: 'کد واردشده درست نیست یا زمان آن گذشته است. لطفاً دوباره تلاش کنید.',
  wrongPassword: 'رمز عبور درست نیست. لطفاً دوباره تلاش کنید.',
  blocked: 'این حساب از سوی فروشگاه بسته شده است. برای پیگیری با پشتیبانی تماس بگیرید.',
  notSent: 'کد فرستاده نشد. لطفاً دوباره تلاش کنید.',
  smsFirst: 'تماس صوتی پس از دریافت‌نشدن پیامک ممکن است. ابتدا کد را با پیامک بخواهید.',
  noVoice: 'تماس صوتی در دسترس نیست. لطفاً کد را با پیامک بخواهید.',
} as const;
