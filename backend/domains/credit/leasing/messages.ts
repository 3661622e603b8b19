import { judgedNotices } from '@/backend/domains/credit/cheque/messages';
import type { LeasingState } from '@/contract/leasing';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';

/** Messages of the server about leasing requests. */
export const messages = {
  noPlan: 'این طرح لیزینگ پیدا نشد یا دیگر ارائه نمی‌شود.',
  noRequest: 'درخواست لیزینگی ندارید.',
  amount: (least: number, most: number) =>
    `مبلغ را از ${formatToman(least)} تا ${formatToman(most)} انتخاب کنید.`,
  months: (months: readonly number[]) => `این طرح ${months.map(formatNumber).join(' یا ')} ماهه است.`,
  scoreNeeded: 'برای درخواست، نخست اعتبارسنجی کنید.',
  scoreLow: (least: number) =>
    `امتیاز اعتباری شما از کمینهٔ این طرح (${toPersianDigits(least)}) کمتر است. راه‌های بالا بردن آن را در صفحهٔ امتیاز ببینید.`,
  open: 'یک درخواست باز دارید. نتیجهٔ آن را ببینید یا لغوش کنید.',
  creditLeft: 'از اعتبار پیشین شما در این طرح هنوز چیزی مانده است. نخست آن را به کار ببرید.',
  overdue: 'یکی از قسط‌های شما از سررسیدش گذشته است. پس از پرداخت آن می‌توانید درخواست دهید.',
  tooMany: 'امروز چند درخواست فرستاده‌اید. لطفاً فردا دوباره تلاش کنید.',
  chequesClosed: 'چک‌های این قرارداد اکنون پذیرفته نمی‌شود. وضعیت درخواست را ببینید.',
  notCancellable: 'این درخواست دیگر لغو نمی‌شود. وضعیت آن را ببینید.',
} as const;

type Notice = { title: string; text: string };

/** The message that tells the customer of an approval. @param useBefore `YYYY-MM-DD` */
export const approvalNotice = (granted: number, useBefore: string): Notice => ({
  title: 'درخواست لیزینگ شما تأیید شد',
  text: `اعتبار ${formatToman(granted)}. چک‌های قرارداد را تا ${formatDay(noonOf(useBefore))} ثبت کنید.`,
});

/** The message that tells the customer of an end without a credit. */
export const endNotices = {
  rejected: { title: 'درخواست لیزینگ شما پذیرفته نشد', text: 'دلیل آن را در صفحهٔ درخواست ببینید.' },
  cancelled: { title: 'درخواست لیزینگ لغو شد', text: 'هر زمان بخواهید دوباره درخواست دهید.' },
  expired: {
    title: 'مهلت قرارداد لیزینگ گذشت',
    text: 'چک‌ها در مهلت ثبت نشد و قرارداد بسته شد. می‌توانید دوباره درخواست دهید.',
  },
} satisfies Partial<Record<LeasingState, Notice>>;

/** A contract as the messages about its cheques name it. */
export const contractName = 'قرارداد لیزینگ';

/** The messages about a judged cheque of a contract. @param reason of a refusal */
export const chequeNotices = (number: number, reason: string | null) => ({
  ...judgedNotices(number, contractName, reason),
  complete: {
    title: 'اعتبار لیزینگ شما آماده است',
    text: 'همهٔ چک‌ها پذیرفته شد. اعتبار را برای سبد خرید به کار ببرید.',
  },
});
