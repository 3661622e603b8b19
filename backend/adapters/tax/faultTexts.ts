import type { TaxFault } from './office';

/** Mistakes of a call (RC_TICS), whose own messages are not always Persian. */
const callFaults: Readonly<Record<string, string>> = {
  '4102': 'چالش ورود استفاده شده یا منقضی است؛ دوباره تلاش می‌شود.',
  '4103': 'گواهی امضا از صاحب این حافظهٔ مالیاتی نیست.',
  '4110': 'شناسهٔ حافظهٔ مالیاتی شناخته نیست.',
  '4143': 'شمار صورت‌حساب‌های این ارسال بیش از اندازه است.',
  '4144': 'سامانه رمز یا ساختار این ارسال را نخواند.',
  '4145': 'سرآیند این ارسال کامل نیست.',
  '4162': 'شناسهٔ پیگیری این ارسال نادرست است.',
  '4163': 'این ارسال پیش از این رسیده است.',
};
/** Mistakes of an invoice by the second digit of their code. */
const contentFaults: Readonly<Record<string, string>> = {
  0: 'فیلدی که لازم است خالی است.',
  1: 'ساختار یک فیلد نادرست است.',
  2: 'مقدار یک فیلد با قاعده‌های سامانه نمی‌خواند.',
  3: 'مقدار یک فیلد با دانسته‌های سازمان نمی‌خواند.',
  4: 'فیلدی با الگوی صورت‌حساب نمی‌خواند.',
  5: 'این صورت‌حساب تکراری است.',
};

/** The meaning of an error code of the tax office, in Persian. */
function meaningOf(code: string): string {
  if (/^413[0-7]$/.test(code)) return 'توکن یا گواهی امضا پذیرفته نشد.';
  if (/^5\d{3}$/.test(code)) return 'سامانهٔ مؤدیان خودش دچار خطاست؛ دوباره تلاش می‌شود.';
  const content = /^[01]\d{6}$/.test(code) ? contentFaults[code.charAt(1)] : undefined;
  return callFaults[code] ?? content ?? 'سامانهٔ مؤدیان خطایی ناشناخته گزارش کرد.';
}

/** A mistake as the desk shows it: a Persian message stays, any other one is replaced by what the code means. */
export const toPersianFault = (code: string, message: string): TaxFault => ({
  code,
  message: /[\u0621-\u06cc]/.test(message) ? message : meaningOf(code),
});

/** Mistakes that have no code of the office. */
export const silence: TaxFault = { code: 'silent', message: 'سامانهٔ مؤدیان پاسخ نداد.' };
export const timeOver: TaxFault = {
  code: 'timeout',
  message: 'سامانهٔ مؤدیان بررسی را به پایان نرساند؛ دوباره پرسیده می‌شود.',
};
export const denial: TaxFault = {
  code: 'denied',
  message: 'سامانهٔ مؤدیان فروشگاه را نشناخت. کلید و گواهی امضا را ببینید.',
};
