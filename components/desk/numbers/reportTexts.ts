import { reasonTitles } from '@/components/buy/orderReturn/returnTexts';
import type { ReportColumn, ReportName } from '@/contract/desk/numberReport';
import type { PageKind, VitalName } from '@/contract/pageReport';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate, formatMoment } from '@/utils/dates';
import { formatNumber, formatToman } from '@/utils/money';

type ReportTexts = {
  title: string;
  /** Title of the first column. */
  about: string;
  /** Name of a row whose key is empty. */
  unknown?: string;
  /** What a key of a row is called; the key itself when missing. */
  nameOf?: (key: string) => string;
  /** Titles of columns that have another name in this report. */
  titles?: Partial<Record<ReportColumn, string>>;
  /** The column whose values are also bars. */
  bar: ReportColumn;
  note?: string;
};

const stepTitles: Readonly<Record<string, string>> = {
  productView: 'دیدن صفحهٔ کالا',
  basket: 'افزودن به سبد',
  checkout: 'مرور پیش از پرداخت',
  placed: 'ثبت سفارش',
  paid: 'پرداخت سفارش',
};

const pageKindTitles: Readonly<Record<PageKind, string>> = {
  home: 'خانه',
  list: 'فهرست کالاها',
  product: 'کالا',
  content: 'نوشته‌ها و راهنما',
  basket: 'سبد خرید',
  checkout: 'ثبت سفارش و پرداخت',
  account: 'حساب کاربری',
  desk: 'میز کار',
  other: 'صفحه‌های دیگر',
};
const vitalTitles: Readonly<Record<VitalName, string>> = {
  LCP: 'دیدن بخش اصلی (LCP)',
  INP: 'پاسخ به لمس (INP)',
  CLS: 'جابه‌جایی صفحه (CLS)',
  FCP: 'نخستین نمایش (FCP)',
  TTFB: 'پاسخ سرور (TTFB)',
};
const titleIn = (titles: Readonly<Record<string, string>>, key: string) => titles[key] ?? key;

function vitalTitle(key: string): string {
  const [page = '', name = ''] = key.split(' ');
  return `${titleIn(pageKindTitles, page)}، ${titleIn(vitalTitles, name)}`;
}

function browserErrorTitle(key: string): string {
  const [page = '', release, message, ...calls] = key.split('\n');
  return [`${titleIn(pageKindTitles, page)}: ${message} (${release})`, ...calls].join(' ← ');
}

/** The reports in the order in which they are offered. */
export const reportTexts: Readonly<Record<ReportName, ReportTexts>> = {
  categories: { title: 'دسته‌ها', about: 'دسته', unknown: 'کالاهای حذف‌شده', bar: 'net' },
  brands: { title: 'برندها', about: 'برند', unknown: 'کالاهای حذف‌شده', bar: 'net' },
  plans: { title: 'طرح‌ها', about: 'طرح', unknown: 'نقدی', bar: 'net' },
  gateways: { title: 'درگاه‌ها', about: 'درگاه', bar: 'amount', titles: { amount: 'مبلغ پرداخت‌شده' } },
  cities: { title: 'شهرها', about: 'شهر', unknown: 'نامعلوم', bar: 'net' },
  funnel: {
    title: 'از دیدن تا خرید',
    about: 'گام',
    nameOf: (key) => stepTitles[key] ?? key,
    titles: { count: 'تعداد' },
    bar: 'count',
    note: 'سه گام نخست، بازدیدکننده‌های هر روز است که بدون نام شمرده می‌شوند و دو گام دیگر، سفارش‌های همین بازه.',
  },
  searches: {
    title: 'جست‌وجوهای بی‌نتیجه',
    about: 'عبارت',
    titles: { count: 'بار' },
    bar: 'count',
    note: 'عبارت‌هایی که دست‌کم سه نفر در یک روز جست‌وجو کرده‌اند، تا ۹۲ روز.',
  },
  profit: {
    title: 'سود کالاها',
    about: 'کالا',
    titles: { pieces: 'فروش' },
    bar: 'profit',
    note: 'فروش خالص منهای میانگین قیمت خریدی که هنگام ورود به انبار نوشته‌اید؛ هر دو با مالیات. هزینهٔ ارسال و خدمات در آن نیست.',
  },
  stock: {
    title: 'موجودی رو به پایان',
    about: 'کالا',
    titles: { pieces: 'فروش بازه' },
    bar: 'pieces',
    note: 'با فروشی به اندازهٔ این بازه، موجودی تا چند روز دیگر می‌ماند.',
  },
  instalments: {
    title: 'قسط‌ها به سررسید',
    about: 'سررسید',
    nameOf: (key) => formatDate(noonOf(key)),
    titles: { count: 'قسط' },
    bar: 'openAmount',
  },
  returns: {
    title: 'دلیل مرجوعی‌ها',
    about: 'دلیل',
    nameOf: (key) => Object(reasonTitles)[key] ?? key,
    titles: { count: 'مرجوعی', returned: 'ارزش' },
    bar: 'count',
  },
  vitals: {
    title: 'سرعت صفحه‌ها نزد بازدیدکننده‌ها',
    about: 'صفحه و سنجه',
    nameOf: vitalTitle,
    bar: 'poor',
    note: 'از هر چهار بازدید یکی، بی‌نام، تا ۹۲ روز. سه‌چهارم بازدیدها از عدد «چارک سوم» بهتر بوده‌اند؛ یکای آن میلی‌ثانیه و برای CLS هزارم است.',
  },
  browserErrors: {
    title: 'خطاهای مرورگر',
    about: 'صفحه و خطا',
    nameOf: browserErrorTitle,
    titles: { count: 'بار' },
    bar: 'count',
    note: 'بدون نشانی، عدد و هر چیزی دربارهٔ بازدیدکننده، تا ۹۲ روز. شناسهٔ داخل پرانتز نسخهٔ فروشگاه است.',
  },
};

const toman = (value: number) => formatToman(value);
const percent = (value: number) => `${formatNumber(value)}٪`;
/** The titles of the columns, and how a value is written. An instant is in ms since the epoch, and in a file in ISO 8601. */
export const reportColumnTexts: Readonly<
  Record<ReportColumn, { title: string; write: (value: number) => string; isInstant?: boolean }>
> = {
  orders: { title: 'سفارش', write: formatNumber },
  gross: { title: 'فروش', write: toman },
  returned: { title: 'مرجوعی', write: toman },
  net: { title: 'فروش خالص', write: toman },
  pieces: { title: 'تعداد', write: formatNumber },
  returnedPieces: { title: 'تعداد مرجوعی', write: formatNumber },
  attempts: { title: 'رفتن به درگاه', write: formatNumber },
  paid: { title: 'پرداخت موفق', write: formatNumber },
  amount: { title: 'مبلغ', write: toman },
  count: { title: 'تعداد', write: formatNumber },
  percent: { title: 'از گام پیش', write: percent },
  costed: { title: 'فروش خالص با قیمت خرید', write: toman },
  cost: { title: 'قیمت خرید', write: toman },
  profit: { title: 'سود', write: toman },
  uncosted: { title: 'بی‌قیمت خرید', write: formatNumber },
  stock: { title: 'موجودی', write: formatNumber },
  daysLeft: { title: 'روز مانده', write: formatNumber },
  paidAmount: { title: 'پرداخت‌شده', write: toman },
  openAmount: { title: 'پرداخت‌نشده', write: toman },
  lateAmount: { title: 'عقب‌افتاده', write: toman },
  refunds: { title: 'برگشت وجه', write: toman },
  p75: { title: 'چارک سوم', write: formatNumber },
  good: { title: 'خوب', write: percent },
  poor: { title: 'ضعیف', write: percent },
  visits: { title: 'بازدید', write: formatNumber },
  firstAt: { title: 'نخستین بار', write: formatMoment, isInstant: true },
  lastAt: { title: 'آخرین بار', write: formatMoment, isInstant: true },
};
