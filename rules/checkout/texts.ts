import type { CheckoutFacility, DeliverySlot } from '@/contract/checkout';
import { chequeSum } from '@/rules/facility/cheques';
import { noonOf } from '@/rules/jalali/jalali';
import { dateFormat } from '@/utils/dateFormat';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { formatNumber, formatToman } from '@/utils/money';
import type { ChosenShipping } from './choice';

/** «۲۹», the day of the month. @param instant ms since the epoch */
export const formatDayNumber = dateFormat('fa-IR', { day: 'numeric' });

const hourText = (time: string) => toPersianDigits(time.replace(/^0/, '').replace(/:00$/, ''));

/** «۱۵ تا ۱۸». */
export const slotHours = ({ from, to }: Pick<DeliverySlot, 'from' | 'to'>): string =>
  `${hourText(from)} تا ${hourText(to)}`;

/** «شنبه ۱ آذر». @param date `YYYY-MM-DD` */
const dayText = (date: string): string => `${formatWeekday(noonOf(date))} ${formatDay(noonOf(date))}`;

/** «شنبه ۱ آذر، ۱۵ تا ۱۸», the branch of a pick-up, or the time that the method names. */
export function deliveryText({ method, day, slot, branch }: ChosenShipping): string {
  if (day && slot) return `${dayText(day.date)}، ${slotHours(slot)}`;
  return branch ? branch.title : method.text;
}

/** «رایگان», «پس‌کرایه» or the amount. */
export function costText({ cost, postpaid }: { cost: number; postpaid: boolean }): string {
  if (postpaid) return 'پس‌کرایه';
  return cost === 0 ? 'رایگان' : formatToman(cost);
}

/** «طرح خرداد ۱۲»: the name of a plan and its months. */
export const planTitle = ({ name, months }: Pick<CheckoutFacility, 'name' | 'months'>): string =>
  `${name} ${toPersianDigits(months)}`;

/** «ماهی ۹٬۴۰۸٬۰۰۰ تومان». */
export const monthText = ({ amountPerMonth }: Pick<CheckoutFacility, 'amountPerMonth'>): string =>
  `ماهی ${formatNumber(amountPerMonth)} تومان`;

/** The debt before each instalment, for the stair. */
export const owedOf = ({ instalments }: CheckoutFacility): number[] =>
  instalments.map((_, index) => instalments.slice(index).reduce((sum, { amount }) => sum + amount, 0));

/** «۰۰۸****۹۴۲»: a national id without its middle digits. */
export const maskedNationalCode = (code: string): string =>
  toPersianDigits(`${code.slice(0, 3)}****${code.slice(-3)}`);

/** Documents that the shopper hands in after the payment of a plan; null when the order is prepared at once. */
export function conditionsText({
  conditions,
  cheques,
}: Pick<CheckoutFacility, 'conditions' | 'cheques'>): string | null {
  if (!conditions) return null;
  if (cheques.length > 0)
    return `پس از پرداخت امروز، ${formatNumber(cheques.length)} برگ چک صیادی به مبلغ ${formatToman(chequeSum(cheques))} ثبت می‌کنید؛ سفارش پس از بررسی آن آماده می‌شود.`;
  if (conditions.documents.length === 0) return 'پس از پرداخت امروز، فروشگاه سفارش را بررسی می‌کند.';
  return `پس از پرداخت امروز، این مدارک را در صفحهٔ سفارش می‌فرستید و بررسی می‌شود: ${conditions.documents.join('، ')}.`;
}

/** Why the ceiling of a plan is lower than usual; null without a debt. @param debt toman */
export const debtText = (provider: string, debt: number): string | null =>
  debt > 0 ? `بدهی جاری شما به ${provider} (${formatToman(debt)}) از سقف وام کم شده است.` : null;
