import { mostImportLines } from '@/contract/limits';
import { formatNumber } from '@/utils/money';

/** Messages to operators about files of products. */
export const messages = {
  notFound: 'این ورود کالا پیدا نشد.',
  partMissing: 'بخش پیش از این هنوز نرسیده است. فرستادن را از همان‌جا ادامه دهید.',
  partBroken: 'این بخش از پرونده کامل نرسید. آن را دوباره بفرستید.',
  partTooLarge: 'این بخش از پرونده بیش از اندازه بزرگ است.',
  notChecked: 'این پرونده هنوز بررسی نشده یا ورود آن به پایان رسیده است. صفحه را تازه کنید.',
  over: 'این ورود کالا به پایان رسیده است.',
  notUtf8: 'این پرونده با UTF-8 نوشته نشده است. در اکسل «CSV UTF-8» را برای ذخیره انتخاب کنید.',
  workbook:
    'این یک پروندهٔ اکسل است. آن را در بخش «ورود کالا»ی میز فروشگاه انتخاب کنید یا در اکسل «CSV UTF-8» را برای ذخیره برگزینید.',
  noTitles: 'سطر نخست پرونده نام ستون‌ها را ندارد. یکی از ستون‌های slug، sku یا variantId لازم است.',
  titleTwice: (title: string) => `ستون «${title}» دو بار آمده است.`,
  titleUnknown: (title: string) => `ستون «${title}» شناخته‌شده نیست.`,
  broken: (line: number) =>
    `پرونده از سطر ${formatNumber(line)} به بعد خوانا نیست. گیومه‌های آن سطر را بررسی کنید.`,
  lineTooLong: (line: number) => `سطر ${formatNumber(line)} بیش از اندازه بلند است.`,
  tooManyLines: `هر پرونده حداکثر ${formatNumber(mostImportLines)} سطر دارد. آن را چند پرونده کنید.`,
  empty: 'این پرونده سطری از کالا ندارد.',
  noJson: 'این سطر یک شیء JSON نیست. هر سطر یک شیء JSON با نام ستون‌هاست.',
  unstorable: 'این خانه نویسهٔ ناخوانا دارد.',
  needed: 'برای کالا یا تنوع جدید این خانه لازم است.',
  number: 'این خانه عدد درست نیست.',
  truth: 'این خانه بله یا خیر است.',
  instant: 'زمان را به‌صورت ۱۴۰۵/۰۹/۰۲ ۱۸:۳۰ یا ‎2026-11-23T15:00:00Z‎ بنویسید.',
  json: 'این خانه JSON درستی نیست.',
  text: 'این خانه متن است.',
  list: 'این خانه فهرست متن‌هاست و با | جدا می‌شود.',
  identity: 'این سطر کالا را نام نمی‌برد. variantId، sku، یا slug همراه colourValue و guarantee لازم است.',
  pictureNotSent: 'عکسی با این نام فرستاده نشده است. عکس‌ها را پیش از پرونده بفرستید.',
  variantUnknown: 'تنوعی با این شماره نیست.',
  givenUp:
    'فروشگاه چند بار نتوانست این پرونده را تا پایان بخواند و آن را کنار گذاشت. سطرهای انجام‌شده می‌مانند. پرونده را دوباره بفرستید؛ اگر باز هم نشد، گزارش خطای سرور را ببینید.',
  otherProduct: 'این تنوع از کالای دیگری است.',
  slugNeeded: 'برای تنوع جدید نشانی کالا (slug) لازم است.',
  twice: (line: number) => `این تنوع در سطر ${formatNumber(line)} هم آمده است.`,
} as const;
