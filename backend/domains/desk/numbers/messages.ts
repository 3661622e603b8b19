import { longestPeriodDays } from '@/contract/desk/numberReport';
import { toPersianDigits } from '@/utils/digits';

export const messages = {
  endsFirst: 'پایان بازه پیش از آغاز آن است.',
  tooLong: `بازه بلندتر از ${toPersianDigits(longestPeriodDays)} روز است.`,
};
