import { toPersianDigits } from '@/utils/digits';

/** Messages to operators about text messages. */
export const messages = {
  failed: (code: number | 'unset' | null) => {
    if (code === 'unset') return 'برای این پیامک نه قالبی تنظیم شده است و نه خط ارسال.';
    return code === null
      ? 'سرویس پیامک پاسخ نداد.'
      : `سرویس پیامک آن را نپذیرفت (کد ${toPersianDigits(code)}).`;
  },
  notFailed: 'این پیامک دیگر در انتظار ارسال دوباره نیست.',
  wrong: 'متن پیامک درست نیست.',
  changed: 'این متن در این میان تغییر کرده است. صفحه را تازه کنید.',
} as const;
