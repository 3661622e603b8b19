import { toPersianDigits } from '@/utils/digits';
import { endSentence } from '@/utils/endSentence';

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

/** The messages about handed cheques; `{missing}` is the number of those that are not handed in. @param what is secured by them */
export const handInNotices = (what: string) => ({
  complete: {
    title: `چک‌های ${what} در حال بررسی است`,
    text: 'تصویر و شمارهٔ صیاد چک‌ها تا یک روز کاری بررسی می‌شود.',
  },
  partial: { title: `چک ${what} ثبت شد`, text: '{missing} چک دیگر را هم ثبت کنید تا بررسی آغاز شود.' },
});

/** The messages about a judged cheque, while others are open. @param reason of a refusal */
export const judgedNotices = (number: number, what: string, reason: string | null) => ({
  refused: {
    title: `چک ${toPersianDigits(number)} ${what} پذیرفته نشد`,
    text: `${endSentence(reason ?? '')} لطفاً چک را اصلاح کنید و دوباره بفرستید.`,
  },
  accepted: {
    title: `چک ${toPersianDigits(number)} ${what} پذیرفته شد`,
    text: 'بررسی چک‌های دیگر ادامه دارد.',
  },
});

/** The messages about a judged cheque of an order. @param reason of a refusal */
export function orderChequeNotices(orderId: number, number: number, reason: string | null) {
  const { refused, accepted } = judgedNotices(number, orderName(orderId), reason);
  const { title } = accepted;
  return {
    refused,
    bothLeft: accepted,
    chequesLeft: accepted,
    documentsLeft: { title, text: 'همهٔ چک‌ها پذیرفته شد. بررسی مدارک ادامه دارد.' },
    complete: { title, text: 'همهٔ چک‌ها پذیرفته شد و سفارش به‌زودی آماده می‌شود.' },
  };
}

/** An order as the messages about its cheques name it. */
export const orderName = (orderId: number) => `سفارش ${toPersianDigits(orderId)}`;
