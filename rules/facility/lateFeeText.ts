import { toPersianDigits } from '@/utils/digits';
import { formatPercent, formatToman } from '@/utils/money';
import { lateFee } from './lateFee';

/** Days of delay in the example. */
const exampleDays = 10;

/**
 * The fee of a late instalment with an example: «دیرکرد هر قسط: مبلغ قسط × ۲۹٪ × شمار روزها ÷ ۳۶۵.»
 * @param lateRate percent a year; `lateRateOf` reads it from a plan @param amount of an instalment, toman
 */
export const lateFeeText = (lateRate: number, amount: number): string =>
  `دیرکرد هر قسط: مبلغ قسط × ${formatPercent(lateRate)} × شمار روزها ÷ ۳۶۵؛ مثلاً ${toPersianDigits(exampleDays)} روز تأخیر حدود ${formatToman(lateFee(amount, lateRate, exampleDays))}.`;
