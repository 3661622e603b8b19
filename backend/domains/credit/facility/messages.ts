import { mostOverdueDays } from '@/contract/limits';
import { formatNumber, formatToman } from '@/utils/money';

/** Why a basket cannot be bought on a plan. */
export const messages = {
  noPlan: 'این طرح پیدا نشد یا دیگر ارائه نمی‌شود.',
  inactive: 'این طرح دیگر ارائه نمی‌شود.',
  registered: 'برای خرید با این طرح وارد حساب خود شوید.',
  seller: 'این طرح ویژهٔ همکاران فروش است.',
  creditHolder: 'این طرح ویژهٔ کسانی است که وام آن را گرفته‌اند.',
  creditExpired: 'مهلت استفاده از اعتبار شما در این طرح گذشته است. اعتبار جدیدی درخواست کنید.',
  creditUsed: 'اعتبار وام شما در این طرح مصرف شده است.',
  outside: (title: string) => `«${title}» در این طرح نیست.`,
  months: (months: number) => `این طرح قسط ${formatNumber(months)} ماهه ندارد.`,
  overdue: `یکی از قسط‌های شما بیش از ${formatNumber(mostOverdueDays)} روز از سررسیدش گذشته است. پس از پرداخت آن می‌توانید دوباره قسطی بخرید.`,
  ceilingUsed: (provider: string, debt: number) =>
    `بدهی جاری شما به ${provider} ${formatToman(debt)} است و سقف این طرح را پر کرده است.`,
  tooSmall: (least: number) => `مبلغ وام این سبد از کمینهٔ این طرح (${formatToman(least)}) کمتر است.`,
} as const;
