import { ageWrong } from '@/rules/jalali/jalaliBirth';
import { longestPassword, shortestPassword } from '@/rules/personalData';
import { toPersianDigits } from '@/utils/digits';
import { messages as shared } from '@/utils/messages';
import { formatToman } from '@/utils/money';

/** Messages about wrong fields of a profile, the same as in the storefront's form, about passwords and the deletion of an account. */
export const messages = {
  firstNameNeeded: shared.firstNameNeeded,
  firstNamePersian: shared.firstNamePersian,
  lastNameNeeded: shared.lastNameNeeded,
  lastNamePersian: shared.lastNamePersian,
  nationalCodeNeeded: shared.nationalCodeNeeded,
  nationalCodeWrong: shared.nationalCodeWrong,
  nationalCodeTaken:
    'این کد ملی در حساب دیگری ثبت شده است. اگر کد ملی خودتان است، با پشتیبانی تماس بگیرید تا بررسی شود.',
  fieldNeeded: shared.fieldNeeded,
  ageWrong,
  wrongCurrentPassword: 'رمز عبور کنونی درست نیست.',
  weakPassword: `رمز عبور باید حداقل ${toPersianDigits(shortestPassword)} کاراکتر باشد و حرف بزرگ و کوچک انگلیسی و رقم داشته باشد.`,
  longPassword: `رمز عبور نباید بیش از ${toPersianDigits(longestPassword)} کاراکتر باشد.`,
  knownPassword: 'این رمز را خیلی‌ها به کار می‌برند و زود حدس زده می‌شود. لطفاً رمز دیگری انتخاب کنید.',
  ownNumber: 'شمارهٔ موبایل خودتان را در رمز عبور نگذارید؛ زود حدس زده می‌شود.',
  secretGone: 'زمان تعیین رمز عبور گذشته است. لطفاً دوباره کد بگیرید.',
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
