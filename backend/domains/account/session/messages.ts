import { longestPassword, shortestPassword } from '@/rules/personalData';
import { toPersianDigits } from '@/utils/digits';
import { fieldMessages } from '@/utils/fieldMessages';
import { formatToman } from '@/utils/money';

/** Messages about sign-in, passwords, devices and the deletion of an account. */
export const messages = {
  badMobile: fieldMessages.mobile,
  wrongCode: 'کد واردشده درست نیست یا زمان آن گذشته است. لطفاً دوباره تلاش کنید.',
  wrongPassword: 'رمز عبور درست نیست. لطفاً دوباره تلاش کنید.',
  wrongCurrentPassword: 'رمز عبور کنونی درست نیست.',
  weakPassword: `رمز عبور باید حداقل ${toPersianDigits(shortestPassword)} کاراکتر باشد و حرف بزرگ و کوچک انگلیسی و رقم داشته باشد.`,
  longPassword: `رمز عبور نباید بیش از ${toPersianDigits(longestPassword)} کاراکتر باشد.`,
  knownPassword: 'این رمز را خیلی‌ها به کار می‌برند و زود حدس زده می‌شود. لطفاً رمز دیگری انتخاب کنید.',
  ownNumber: 'شمارهٔ موبایل خودتان را در رمز عبور نگذارید؛ زود حدس زده می‌شود.',
  blocked: 'این حساب از سوی فروشگاه بسته شده است. برای پیگیری با پشتیبانی تماس بگیرید.',
  secretGone: 'زمان تعیین رمز عبور گذشته است. لطفاً دوباره کد بگیرید.',
  notSent: 'کد فرستاده نشد. لطفاً دوباره تلاش کنید.',
  smsFirst: 'تماس صوتی پس از دریافت‌نشدن پیامک ممکن است. ابتدا کد را با پیامک بخواهید.',
  noVoice: 'تماس صوتی در دسترس نیست. لطفاً کد را با پیامک بخواهید.',
  noDevice: 'این دستگاه پیدا نشد یا پیش‌تر خارج شده است.',
  walletNotEmpty: (balance: number) =>
    `در کیف پول شما ${formatToman(balance)} هست. پیش از حذف حساب آن را خرج کنید، یا از پشتیبانی بخواهید به حساب بانکی شما برگرداند.`,
  onlySupervisor: 'شما تنها ناظر فروشگاه هستید. پیش از حذف حساب، ناظر دیگری تعیین کنید.',
  orderOpen: (id: number) =>
    `سفارش ${toPersianDigits(id)} هنوز باز است. پس از تحویل یا لغو آن می‌توانید حساب را حذف کنید.`,
  paymentOpen: 'پرداختی از شما هنوز در حال بررسی است. پس از روشن‌شدن نتیجهٔ آن می‌توانید حساب را حذف کنید.',
  returnOpen: (id: number) =>
    `مرجوعی سفارش ${toPersianDigits(id)} هنوز بررسی می‌شود. پس از پایان آن می‌توانید حساب را حذف کنید.`,
  loanOpen: (id: number) =>
    `درخواست وام ${toPersianDigits(id)} تأیید شده است. پس از پایان آن می‌توانید حساب را حذف کنید.`,
  instalmentOpen: (id: number) =>
    `همهٔ قسط‌های سفارش ${toPersianDigits(id)} پرداخت نشده است. پس از پرداخت آن‌ها می‌توانید حساب را حذف کنید.`,
} as const;
