import type { ShopNumbers } from '@/contract/desk/numbers';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate, formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

type Step = ShopNumbers['steps'][number];

const isHour = (at: string) => at.length > 10;

/** The name of a step on an axis: «۲۹ آبان», or «۱۴» for an hour. */
export const shortStepName = ({ at }: Step) =>
  isHour(at) ? toPersianDigits(Number(at.slice(11))) : formatDay(noonOf(at));

/** The name of a step in a table: «۲۹ آبان ۱۴۰۵», or «ساعت ۱۴». */
export const stepName = ({ at }: Step) =>
  isHour(at) ? `ساعت ${toPersianDigits(Number(at.slice(11)))}` : formatDate(noonOf(at));
