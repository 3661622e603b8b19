import { toPersianDigits } from '@/utils/digits';
import { oldest, youngest } from '@/utils/jalaliBirth';

/** What is wrong with a profile. The first six are the specification's own words, double spaces and slips included. */
export const messages = {
  fnameMissing: 'لطفا نام را به درستی پر کنید',
  fnamePersian: 'نام  باید فارسی باشد',
  lnameMissing: 'لطفا نام خانوداگی را به درستی پر کنید',
  lnamePersian: 'نام خانوداگی باید فارسی باشد',
  nationalCodeMissing: 'لطفا کد ملی را به درستی پر کنید',
  nationalCodeWrong: 'کد ملی وارد شده صحیح نمی باشد',
  choose: 'لطفا این فیلد را به درستی پر کنید',
  birthDate: `سن باید بین ${toPersianDigits(youngest)} تا ${toPersianDigits(oldest)} سال باشد.`,
} as const;
