import type { DeskChangeRow } from '@/contract/desk/change';
import { toPersianDigits } from '@/utils/digits';

/** Names of the areas of changes, of their verbs and of the changed values. An unknown name is shown as it is. */
const areas: Readonly<Record<string, string>> = {
  order: 'سفارش',
  review: 'بررسی سفارش',
  productReview: 'دیدگاه',
  question: 'پرسش',
  answer: 'پاسخ خریدار',
  orderDocument: 'مدرک سفارش',
  return: 'مرجوعی',
  taxInvoice: 'صورت‌حساب مالیاتی',
  cheque: 'چک',
  cooperation: 'درخواست همکاری',
  merchantDocument: 'مدرک همکاری',
  conversation: 'گفت‌وگو',
  loan: 'درخواست وام',
  document: 'مدرک وام',
  appointment: 'نوبت شعبه',
  customer: 'مشتری',
  product: 'کالا',
  variant: 'تنوع کالا',
  import: 'ورود کالا از فایل',
  catalogue: 'فهرست کالا',
  site: 'ظاهر فروشگاه',
  picture: 'عکس',
  plan: 'طرح قسطی',
  service: 'بیمه و خدمات',
  leasing: 'درخواست لیزینگ',
  leasingCheque: 'چک لیزینگ',
  beta: 'ثبت‌نام آزمایشی',
  category: 'دسته',
  brand: 'برند',
  filterAttribute: 'فیلتر مشخصات',
  deliveryMethod: 'روش ارسال',
  holiday: 'تعطیلی',
  branch: 'شعبه',
  vatRate: 'مالیات ارزش افزوده',
  provider: 'تأمین‌کننده',
};
const actions: Readonly<Record<string, string>> = {
  prepare: 'آماده‌سازی',
  ship: 'ارسال',
  track: 'اصلاح کد رهگیری',
  ready: 'آمادهٔ تحویل در شعبه',
  cancel: 'لغو',
  deliver: 'تحویل',
  waiveLateFee: 'بخشیدن دیرکرد',
  policy: 'صدور بیمه‌نامه',
  accept: 'پذیرش',
  accepted: 'پذیرش',
  refuse: 'رد',
  refused: 'رد',
  reject: 'رد',
  rejected: 'رد',
  receive: 'دریافت کالا',
  lowered: 'کاهش وام',
  publish: 'انتشار',
  save: 'ذخیرهٔ پیش‌نویس',
  view: 'دیدن',
  export: 'خروجی گرفتن',
  answer: 'پاسخ',
  reply: 'پاسخ',
  approve: 'تأیید',
  invite: 'دعوت',
  contract: 'امضای قرارداد',
  payOut: 'پرداخت وام',
  correct: 'درخواست اصلاح',
  resend: 'ارسال دوباره',
  seats: 'تغییر ظرفیت',
  grant: 'دادن دسترسی',
  revoke: 'گرفتن دسترسی',
  block: 'بستن حساب',
  unblock: 'بازکردن حساب',
  create: 'ساخت',
  change: 'تغییر',
  update: 'تغییر',
  delete: 'حذف',
  remove: 'حذف',
  restore: 'بازگرداندن',
  discard: 'دورریختن پیش‌نویس',
  import: 'ورود',
  fail: 'شکست',
  modes: 'تغییر حالت',
};
const fields: Readonly<Record<string, string>> = {
  state: 'وضعیت',
  reason: 'دلیل',
  tracking: 'کد رهگیری',
  number: 'شماره',
  code: 'کد',
  supervisor: 'ناظر',
  noCheck: 'فروشنده',
  deskRole: 'نقش در میز کار',
  blocked: 'بسته',
  price: 'قیمت',
  discount: 'تخفیف',
  stock: 'موجودی',
  promotion: 'قیمت ویژه',
  promotionPrice: 'قیمت ویژه',
  promotionTo: 'پایان قیمت ویژه',
  title: 'عنوان',
  maxBuy: 'سقف خرید',
  active: 'فعال',
  catalogMode: 'حالت کاتالوگ',
  maintenanceMode: 'حالت تعمیر',
  maintenanceUntil: 'پایان تعمیر',
};

export const areaName = (area: string) => areas[area] ?? area;
export const actionName = (action: string) => actions[action] ?? action;

/** The person of a change: a name, else the number of the account; null is the command line. */
export const operatorName = (operator: DeskChangeRow['operator']) =>
  operator === null ? 'خط فرمان' : toPersianDigits(operator.name || `حساب ${operator.id}`);

/** A value before and after a change, as texts; null where there was none. */
export type Difference = { name: string; before: string | null; after: string | null };

/** Longer values are cut: the list is for an overview. */
const longestValue = 120;

function textOf(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value === 'boolean') return value ? 'بله' : 'خیر';
  if (typeof value === 'number') return toPersianDigits(value.toLocaleString('en-US').replaceAll(',', '٬'));
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : value === null || value === undefined
      ? {}
      : { value };

/** The values that differ between two states, by their names. */
export function listDifferences(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [partsOf(before), partsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((key) => {
    if (JSON.stringify(old[key]) === JSON.stringify(fresh[key])) return [];
    const name = key === 'value' ? 'مقدار' : (fields[key] ?? key);
    return { name, before: textOf(old[key]), after: textOf(fresh[key]) };
  });
}
