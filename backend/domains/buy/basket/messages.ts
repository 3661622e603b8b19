import { messages as spec } from '@/utils/messages';
import { formatNumber, formatToman } from '@/utils/money';

/** Messages of the server about a basket. The two limits are the specification's own words. */
export const messages = {
  maxBuy: spec.maxBuyReached,
  outOfStock: spec.stockReached,
  full: (lines: number) => `سبد خرید بیش از ${formatNumber(lines)} کالای متفاوت جا ندارد.`,
  noProperty: 'این کالا پیدا نشد یا دیگر عرضه نمی‌شود.',
  noLine: 'این کالا در سبد خرید نیست.',
  noBasket: 'سبد خرید پیدا نشد.',
  tooManyBaskets:
    'از این اینترنت سبدهای زیادی ساخته شده است. برای ادامهٔ خرید وارد حساب خود شوید یا کمی بعد دوباره تلاش کنید.',
  noService: 'این بیمه یا خدمت برای این کالا عرضه نمی‌شود.',
  tooManyServices: 'تعداد بیمه یا خدمت از تعداد کالا بیشتر نمی‌شود.',
  noMerge: 'این ادغام سبد پیدا نشد.',
  undone: 'این تغییر پیش‌تر برگردانده شده است.',
  movedOn: 'سبد خرید پس از آن تغییر کرده است و دیگر نمی‌توان آن را برگرداند.',
  namelessProduct: 'کالایی که دیگر عرضه نمی‌شود',
  removed: (title: string) => `${title} ناموجود شد و از سبد برداشته شد.`,
  offerEnded: (title: string) => `مهلت قیمت همراه ${title} تمام شد و از سبد برداشته شد.`,
  companionShort: (title: string, qty: number) =>
    `${title} برای ${formatNumber(qty)} عدد موجود نیست و از سبد برداشته شد.`,
  noOffer: 'این کالا دیگر با این قیمت همراه عرضه نمی‌شود.',
  stockFell: (title: string, from: number, to: number) => `موجودی ${title} کم شد. ${changed(from, to)}`,
  limitFell: (title: string, from: number, to: number) => `سقف خرید ${title} کم شد. ${changed(from, to)}`,
  restUntouched: 'بقیهٔ سبد دست‌نخورده است.',
  fewLeft: (stock: number) => `از این کالا ${formatNumber(stock)} عدد در انبار مانده است.`,
  retired: (titles: readonly string[]) =>
    titles.length === 1
      ? `«${titles[0]}» برای این کالا دیگر عرضه نمی‌شود و هزینهٔ آن حساب نشده است.`
      : `${titles.map((title) => `«${title}»`).join(' و ')} برای این کالا دیگر عرضه نمی‌شوند و هزینهٔ آن‌ها حساب نشده است.`,
  priceChanged: (from: number, to: number) =>
    `قیمت این کالا از ${formatNumber(from)} به ${formatToman(to)} تغییر کرد.`,
  left: 'کالایی در سبد شما مانده است',
  leftText: 'اگر هنوز آن را می‌خواهید، از همان‌جا ادامه دهید. این یادآوری را در «مشخصات من» خاموش کنید.',
} as const;

function changed(from: number, to: number): string {
  return `تعداد آن از ${formatNumber(from)} به ${formatNumber(to)} تغییر کرد.`;
}
