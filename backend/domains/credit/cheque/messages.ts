import { toPersianDigits } from '@/utils/digits';

/** Messages of the server about cheques. */
export const messages = {
  noCheques: 'این سفارش چکی ندارد.',
  orderNotFound: 'این سفارش پیدا نشد.',
  closed: 'چک‌های این سفارش اکنون پذیرفته نمی‌شود. وضعیت سفارش را ببینید.',
  locked: 'این چک در حال بررسی است یا پذیرفته شده و تغییر نمی‌کند.',
  terms: 'مبلغ یا تاریخ این چک با طرح سفارش یکی نیست.',
  sayadNumber: 'شمارهٔ صیاد را در ۱۶ رقم وارد کنید.',
  repeated: 'هر چک شمارهٔ صیاد خودش را دارد؛ این شماره برای دو چک آمده است.',
  duplicate: 'این شمارهٔ صیاد پیش‌تر برای چک دیگری ثبت شده است.',
  picture: 'تصویر این چک را دوباره بفرستید.',
  ownerName: 'نام صاحب چک را با حروف فارسی وارد کنید.',
  ownerNationalCode: 'کد ملی صاحب چک درست نیست.',
  profileNeeded: 'نام و کد ملی شما در حساب کاربری نیست. آن را کامل کنید یا نام و کد ملی صاحب چک را بنویسید.',
  of: (number: number, message: string) => `چک ${toPersianDigits(number)}: ${message}`,
} as const;
