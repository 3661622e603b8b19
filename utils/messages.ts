import { signInText, tryAgain } from '@/utils/firstLoad/texts';
import { formatNumber } from './money';

/** Texts of the specification, byte for byte, including its double spaces and typing errors. */
export const messages = {
  maxBuyReached: 'محدودیت حداکثر تعداد',
  stockReached: 'محدودیت در تعداد',
  basketEmpty: 'سبد خرید شما خالی است',
  signIn: signInText,
  appointment: 'تعیین نوبت',
  noSearchResult: 'نتیجه ای یافت نشد',
  noOption: 'گزینه ای یافت نشد',
  tryAgain,
  passwordMismatch: 'رمز عبور با تکرار رمز عبور یکسان نیست',
  codePasswordMismatch: 'رمز عبور و تکرار ان یکسان نیستن ',
  passwordNeeded: 'رمز عبور را به درستی پر کنید',
  firstNameNeeded: 'لطفا نام را به درستی پر کنید',
  firstNamePersian: 'نام  باید فارسی باشد',
  lastNameNeeded: 'لطفا نام خانوداگی را به درستی پر کنید',
  lastNamePersian: 'نام خانوداگی باید فارسی باشد',
  nationalCodeNeeded: 'لطفا کد ملی را به درستی پر کنید',
  nationalCodeWrong: 'کد ملی وارد شده صحیح نمی باشد',
  fieldNeeded: 'لطفا این فیلد را به درستی پر کنید',
  codeNotSent: 'مشخصه وارد شده صحیح نمی باشد',
  appointmentSaved: 'با موفقیت ثبت  شد',
} as const;

/** The question of the dialog that empties the basket. */
export function clearBasketQuestion(count: number): string {
  return `آیا از حذف همه ${formatNumber(count)} محصول از سبد خرید اطمینان دارید ؟`;
}
