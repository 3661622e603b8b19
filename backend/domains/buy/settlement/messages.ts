import { mostSettlementLines } from '@/contract/limits';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

/** Messages to operators about the files of settled payments. */
export const messages = {
  noGateway: 'این درگاه در فروشگاه تنظیم نشده است.',
  notBase64: 'پرونده کامل نرسید. آن را دوباره انتخاب کنید.',
  tooManyLines: `پرونده حداکثر ${formatNumber(mostSettlementLines)} سطر دارد. پروندهٔ یک روز را بگیرید.`,
  empty: 'این پرونده سطری از تراکنش ندارد.',
  noAmount: 'ستون «مبلغ» در سطر نخست پرونده نیست.',
  noReference: 'هیچ‌یک از ستون‌های «شماره مرجع»، «کد پیگیری» و «شماره سفارش» در سطر نخست پرونده نیست.',
  titleTwice: (title: string) => `ستون «${title}» دو بار آمده است.`,
  otherUnit: (title: string) => `ستون «${title}» واحد دیگری دارد. واحد مبلغ را درست کنید.`,
  lineNoReference: 'شمارهٔ این تراکنش خالی است.',
  rounded: 'اکسل شمارهٔ این تراکنش را گرد کرده است. پروندهٔ اصلی درگاه را انتخاب کنید.',
  lineAmount: 'مبلغ این سطر عدد درست و بزرگ‌تر از صفر نیست.',
  lineFee: 'کارمزد این سطر عدد درست نیست.',
  twice: (line: number) => `این تراکنش در سطر ${toPersianDigits(line)} هم آمده است.`,
  notFound: 'این مقایسه پیدا نشد.',
  noAttempt: 'این پرداخت پیدا نشد.',
  nothingToAsk: 'این پرداخت بسته است و از درگاه پرسیدنی نیست.',
} as const;
