import { toPersianDigits } from '@/utils/digits';
import type { PaletteColour } from '@/utils/palette';

/** Persian names of the colours in messages about their contrast. */
const colourNames: Readonly<Record<PaletteColour, string>> = {
  accent: 'رنگ نشان',
  'accent-strong': 'دکمه و پیوند',
  'accent-deep': 'دکمه زیر نشانگر',
  'accent-soft': 'زمینهٔ برگزیده',
  'on-accent': 'نوشتهٔ روی دکمه',
  ink: 'نوشتهٔ اصلی',
  'ink-2': 'نوشتهٔ دوم',
  'ink-3': 'نوشتهٔ کم‌رنگ',
  ground: 'زمینهٔ صفحه',
  surface: 'زمینهٔ کارت',
  sunken: 'زمینهٔ فرورفته',
  line: 'خط جداکننده',
  'line-strong': 'خط دور فیلدها',
  night: 'زمینهٔ تیره',
  'night-2': 'زمینهٔ تیرهٔ دوم',
  'night-ink': 'نوشتهٔ روی زمینهٔ تیره',
  'accent-on-night': 'رنگ نشان روی زمینهٔ تیره',
  success: 'نوشتهٔ موفقیت',
  'success-ground': 'زمینهٔ موفقیت',
  warning: 'نوشتهٔ هشدار',
  'warning-ground': 'زمینهٔ هشدار',
  danger: 'نوشتهٔ خطا',
  'danger-ground': 'زمینهٔ خطا',
  info: 'نوشتهٔ آگاهی',
  'info-ground': 'زمینهٔ آگاهی',
};

/** Rounded down to two decimals, so that a contrast that is too low never looks enough. */
const decimal = (ratio: number) => toPersianDigits(Math.floor(ratio * 100) / 100).replace('.', '٫');

/** Messages to the operator about drafts and versions of the site. */
export const messages = {
  invalid: 'بخشی از این سند درست نیست. فیلدهای نشان‌شده را ببینید.',
  notReady: 'این پیش‌نویس هنوز آمادهٔ انتشار نیست. فیلدهای نشان‌شده را کامل کنید.',
  changed: 'شخص دیگری در این میان این بخش را ذخیره یا منتشر کرده است. صفحه را تازه کنید.',
  noDraft: 'پیش‌نویسی برای انتشار نیست.',
  unchanged: 'این پیش‌نویس با آنچه منتشر شده است فرقی ندارد.',
  versionNotFound: 'این نسخه پیدا نشد.',
  baseNote: 'وضعیت پیش از نخستین انتشار از میز',
  outsideNote: 'تغییری که بیرون از این میز انجام شده بود',
  restoredNote: (number: number) => `بازگرداندن نسخهٔ ${toPersianDigits(number)}`,
  missing: 'این فیلد لازم است.',
  wrong: 'مقدار این فیلد درست نیست.',
  tooLong: (most: number) => `این متن از ${toPersianDigits(most)} نویسه بلندتر است.`,
  tooMany: (most: number) => `بیش از ${toPersianDigits(most)} مورد پذیرفته نمی‌شود.`,
  link: 'پیوند باید نشانی‌ای از همین فروشگاه باشد که با / آغاز می‌شود، یا با https:// آغاز شود.',
  picture: 'تصویر باید از تصویرهای همین فروشگاه باشد.',
  slug: 'نشانی تنها حرف کوچک لاتین، رقم و خط تیره دارد.',
  tooDeep: 'منو بیش از سه لایه ندارد.',
  repeated: 'این مورد تکراری است.',
  unknownGateway: 'این درگاه در فروشگاه راه‌اندازی نشده است.',
  homeModules: 'هر بخش صفحهٔ نخست یک بار می‌آید.',
  homeEmpty: 'دست‌کم یک بخش باید دیده شود.',
  popupPicture: 'پنجرهٔ آگاهی بدون تصویر نشان داده نمی‌شود.',
  popupCount: 'پنجرهٔ فعال باید دست‌کم یک بار نشان داده شود.',
  promoPicture: 'مورد تبلیغی منو تصویر می‌خواهد.',
  menuTwice: 'برای هر جایگاه و هر نما تنها یک منو می‌ماند.',
  unknownTag: 'این برچسب در فهرست برچسب‌ها نیست.',
  contrast: (front: PaletteColour, back: PaletteColour, contrast: number, lowest: number) =>
    `کنتراست «${colourNames[front]}» روی «${colourNames[back]}» ${decimal(contrast)} است و باید دست‌کم ${decimal(lowest)} باشد.`,
} as const;
