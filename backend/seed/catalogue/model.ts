import { toPersianDigits } from '@/utils/digits';
import type { ArtModel } from '../art';
import type { BrandKey } from '../brands';
import type { CategoryKey } from '../categories';
import type { ColourKey } from '../colours';

/** One choice of the second attribute; the price is the list price in toman. */
export type SeedVariantOption = {
  title: string;
  icon: 'storage' | 'guarantee' | 'size' | 'edition' | 'pack';
  price: number;
};

export type SeedHighlightIcon =
  | 'screen'
  | 'camera'
  | 'battery'
  | 'chip'
  | 'weight'
  | 'audio'
  | 'wireless'
  | 'storage'
  | 'shield'
  | 'game'
  | 'power'
  | 'size';

/** A figure shown under the gallery: `title` says what it is («صفحه»), `value` is the figure. */
export type SeedHighlight = { icon: SeedHighlightIcon; title: string; value: string };

type SeedSpecGroup = { group: string; rows: { title: string; value: string }[] };

/** A product of the demo shop as the database seeder reads it. */
export type SeedProduct = {
  /** Stable address part. */
  key: string;
  category: CategoryKey;
  brand: BrandKey;
  title: string;
  latinTitle: string;
  /** Other ways people write the name in Persian letters. */
  aliases: string[];
  /** Month of release, `YYYY-MM`. */
  released: string;
  art: ArtModel;
  colours: ColourKey[];
  /** Choices of the second attribute, cheapest first; at least one. */
  options: SeedVariantOption[];
  guarantee: string;
  summary: string;
  /** A phone whose IMEI is registered for Iran's networks. */
  registered?: boolean;
  /** Exactly four. */
  highlights: SeedHighlight[];
  specs: SeedSpecGroup[];
  /** Two short panels. */
  story: { title: string; text: string }[];
  /** 0 to 1000. */
  popularity: number;
};

/** A number in Persian digits, its decimal point as «٫». */
export function fa(value: string | number): string {
  return toPersianDigits(String(value).replace(/(\d)\.(?=\d)/g, '$1٫'));
}

/** A whole number in Persian digits with thousands separators: 5000 is «۵٬۰۰۰». */
export function grouped(value: number): string {
  return fa(String(value).replace(/\B(?=(\d{3})+$)/g, '٬'));
}

/** «۲۵۶ گیگابایت»; from 1024 up in terabytes. */
export function gigabytes(value: number): string {
  return value >= 1024 ? `${fa(value / 1024)} ترابایت` : `${fa(value)} گیگابایت`;
}

/** Builds a specification group; rows whose value is undefined are left out. */
export function specGroup(
  group: string,
  rows: readonly (readonly [string, string | undefined])[],
): SeedSpecGroup {
  return {
    group,
    rows: rows.flatMap(([title, value]) => (value === undefined ? [] : [{ title, value }])),
  };
}

/** «گارانتی ۱۸ ماههٔ شرکتی». */
export function guaranteeOf(months: number): string {
  return `گارانتی ${fa(months)} ماههٔ شرکتی`;
}

/**
 * Options of a product sold in one make: its guarantee, and a longer one for about 4 % more.
 * The price is in thousands of toman.
 */
export function guaranteeOptions(thousands: number, months = 18, longer?: number): SeedVariantOption[] {
  const first: SeedVariantOption = { title: guaranteeOf(months), icon: 'guarantee', price: thousands * 1000 };
  if (longer === undefined) return [first];
  const price = Math.round((thousands * 1.04) / 10) * 10_000;
  return [first, { title: guaranteeOf(longer), icon: 'guarantee', price }];
}

/** «۱۹۸ گرم»; undefined for 0, which in the tables is a figure left out. */
export function optionalFa(value: number, unit: string): string | undefined {
  return value > 0 ? `${fa(value)} ${unit}` : undefined;
}

/** The stable latin name of a product: «galaxy-s25-plus». */
export function slugOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/\+/g, '-plus')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}
