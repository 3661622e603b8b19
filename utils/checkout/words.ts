import type { CheckoutFacility, DeliverySlot } from '@/contract/checkout';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import { noonOf } from '@/utils/jalali';
import { formatNumber, formatToman } from '@/utils/money';
import type { ChosenShipping } from './choice';

const dayNumber = new Intl.DateTimeFormat('fa-IR', { timeZone: 'Asia/Tehran', day: 'numeric' });

/** «۲۹», the day of the month. @param instant ms since the epoch */
export const formatDayNumber = (instant: number): string => dayNumber.format(instant);

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

/** «طرح پله ۱۲». */
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
