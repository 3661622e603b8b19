import { toLatinDigits } from '@/utils/digits';
import { formatNumber, formatToman } from '@/utils/money';
import { highestPrice, highestStock, productLengths as lengths } from '../limits';
import {
  type ColumnMeaning,
  cleanColour,
  type FieldErrors,
  type Fields,
  fieldsOnPage,
  truthMeaning,
  type ValuesOf,
} from './fields';

const messages = {
  optionIcon: 'این نماد شناخته‌شده نیست.',
  optionIconAlone: 'نماد بدون عنوان گزینه نمایش داده نمی‌شود. عنوان گزینه را بنویسید.',
  sku: 'کد کالا بدون فاصله و با حرف لاتین، رقم، خط تیره، نقطه یا / نوشته می‌شود.',
  price: `قیمت باید بیش از صفر و حداکثر ${formatToman(highestPrice)} باشد.`,
  discount: 'تخفیف باید کمتر از قیمت باشد.',
  promotionPrice: 'قیمت ویژه باید بیش از صفر و کمتر از قیمت باشد.',
  promotionPriceNeeded: 'برای زمان پایان، قیمت ویژه هم لازم است.',
  promotionToNeeded: 'برای قیمت ویژه، زمان پایان هم لازم است.',
  gtinLength: 'بارکد جهانی ۸، ۱۲، ۱۳ یا ۱۴ رقم دارد.',
  gtinCheck: 'رقم آخر این بارکد با رقم‌های دیگر آن نمی‌خواند. شمارهٔ زیر بارکد را دوباره وارد کنید.',
  stock: `موجودی عددی از صفر تا ${formatNumber(highestStock)} است.`,
  maxBuy: `حداکثر خرید عددی از ۱ تا ${formatNumber(highestStock)} است.`,
} as const;

const skuShape = /^[\w./-]+$/;
const optionIcons = new Set(['storage', 'guarantee', 'size', 'edition', 'pack']);

/** What is wrong with a GTIN. The digits left of its last one count three times and once in turn, from the right. */
function checkGtin(gtin: string): string | null {
  if (!/^(?:\d{8}|\d{12,14})$/.test(gtin)) return messages.gtinLength;
  const sum = [...gtin]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 ? 3 : 1), 0);
  return sum % 10 === 0 ? null : messages.gtinCheck;
}

export const variantNaming: ColumnMeaning = {
  desk: 'تنوع را نام می‌برد؛ بی‌آن‌ها رنگ، گزینه و گارانتی تنوع را نام می‌برند',
  english: 'names the variant; one of them or `slug` is needed',
};
const looks: ColumnMeaning = {
  desk: 'مشخصات تنوع',
  english:
    'the variant; a new one needs its colour, as `#2B2D33` too, and its guarantee. An empty cell takes option or picture away',
};
const prices: ColumnMeaning = {
  desk: 'به تومان؛ پایان مانند ۱۴۰۵/۰۹/۰۲ ۱۸:۳۰',
  english:
    'whole toman in any digits, the price for a new variant at least. The discount is taken off the price. The promotion ends at `2026-11-23T15:00:00Z`, or `۱۴۰۵/۰۹/۰۲ ۱۸:۳۰` in Tehran',
};
const pieces: ColumnMeaning = {
  desk: 'موجودی و حداکثر خرید',
  english: 'pieces on the shelf, and in one order',
};

/** Price and stock of a variant. */
export const offerFields = {
  price: {
    kind: 'toman',
    title: 'قیمت',
    label: 'قیمت (تومان)',
    least: 1,
    wrong: messages.price,
    isNeeded: true,
    meaning: prices,
  },
  /** Taken off the price outside promotions. */
  discount: {
    kind: 'toman',
    title: 'تخفیف',
    label: 'تخفیف (تومان)',
    wrong: messages.discount,
    meaning: prices,
  },
  promotionPrice: {
    kind: 'optionalToman',
    title: 'قیمت ویژه',
    label: 'قیمت ویژه (تومان)',
    least: 1,
    wrong: messages.promotionPrice,
    meaning: prices,
  },
  promotionTo: { kind: 'instant', title: 'پایان قیمت ویژه', hint: '۱۴۰۵/۰۹/۰۲ ۱۸:۳۰', meaning: prices },
  stock: { kind: 'count', title: 'موجودی', wrong: messages.stock, isOnPage: true, meaning: pieces },
  maxBuy: {
    kind: 'count',
    title: 'حداکثر خرید',
    least: 1,
    wrong: messages.maxBuy,
    initial: 5,
    isOnPage: true,
    meaning: pieces,
  },
  /** Hidden variants are on no page and cannot be bought. */
  active: {
    kind: 'truth',
    title: 'تنوع فعال',
    label: 'فروخته می‌شود',
    column: 'variantActive',
    initial: true,
    meaning: truthMeaning,
  },
} satisfies Fields;

/**
 * The fields of a variant, in the order of the desk's form and of the export. The contract, the rules, the columns of files, the
 * reads, the writes, the form and the table in docs/operator.md are made of them.
 */
export const variantFields = {
  colourTitle: { kind: 'text', title: 'رنگ', longest: lengths.short, isNeeded: true, meaning: looks },
  colourValue: {
    kind: 'colour',
    title: 'کد رنگ',
    placeholder: '#1C1E26',
    isLatin: true,
    isNeeded: true,
    clean: cleanColour,
    meaning: looks,
  },
  optionTitle: {
    kind: 'optionalText',
    title: 'گزینه',
    label: 'گزینه (اختیاری)',
    hint: 'حافظه، اندازه…',
    longest: lengths.short,
    meaning: looks,
  },
  optionIcon: {
    kind: 'icon',
    title: 'نماد گزینه',
    rule: (icon) => (optionIcons.has(icon) ? null : messages.optionIcon),
    meaning: looks,
  },
  guarantee: {
    kind: 'text',
    title: 'گارانتی',
    longest: lengths.title,
    isNeeded: true,
    isOnPage: true,
    meaning: looks,
  },
  /** The shop's own number of the variant. */
  sku: {
    kind: 'optionalText',
    title: 'کد کالا',
    label: 'کد کالا (اختیاری)',
    isLatin: true,
    longest: lengths.sku,
    rule: (sku) => (skuShape.test(sku) ? null : messages.sku),
    meaning: variantNaming,
  },
  /** The number of its barcode (GTIN-8, 12, 13 or 14), by which price comparisons know it. Several variants may have the same. */
  gtin: {
    kind: 'optionalText',
    title: 'بارکد جهانی (GTIN)',
    hint: 'اختیاری، مانند ۴۰۰۶۳۸۱۳۳۳۹۳۱',
    isLatin: true,
    isOnPage: true,
    longest: 14,
    clean: (typed) => toLatinDigits(typed).replace(/[\s\u200c-\u200f-]/g, ''),
    rule: checkGtin,
    meaning: {
      desk: 'بارکد ۸، ۱۲، ۱۳ یا ۱۴ رقمی تنوع؛ خانهٔ خالی آن را برمی‌دارد',
      english:
        'barcode of the variant with 8, 12, 13 or 14 digits, the last of which is checked; an empty cell takes it away',
    },
  },
  ...offerFields,
  /** Picture of a pattern that no single colour shows. */
  colourImageUrl: { kind: 'optionalImage', title: 'عکس رنگ', meaning: looks },
  /** Picture of the option, shown instead of its icon. */
  optionImageUrl: { kind: 'optionalImage', title: 'عکس گزینه', meaning: looks },
} satisfies Fields;

/** The fields of a variant that the page of its product carries as they stand. */
export const pageFields = fieldsOnPage(variantFields);

type Offer = ValuesOf<typeof offerFields>;
type Option = ValuesOf<Pick<typeof variantFields, 'optionTitle' | 'optionIcon'>>;

/** Fields of a whole variant that contradict each other. */
export function findVariantConflicts({
  price,
  discount,
  promotionPrice,
  promotionTo,
  optionTitle = null,
  optionIcon = null,
}: Offer & Partial<Option>): FieldErrors {
  return {
    ...(discount >= price ? { discount: messages.discount } : {}),
    ...(promotionPrice !== null && promotionPrice >= price
      ? { promotionPrice: messages.promotionPrice }
      : {}),
    ...(promotionPrice === null && promotionTo !== null
      ? { promotionPrice: messages.promotionPriceNeeded }
      : {}),
    ...(promotionPrice !== null && promotionTo === null ? { promotionTo: messages.promotionToNeeded } : {}),
    ...(optionIcon !== null && optionTitle === null ? { optionIcon: messages.optionIconAlone } : {}),
  };
}
