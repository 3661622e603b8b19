import type { ProductFields, VariantFields } from '@/contract/desk/catalogue';
import {
  highestPrice,
  highestStock,
  productLengths as lengths,
  longestSlug,
  productCounts,
} from '@/contract/limits';
import { keysOf } from '@/utils/keysOf';
import { isShopPicture } from '@/utils/pictureAddress';
import { messages } from './messages';

/** Wrong fields by their name, each with a Persian sentence. */
export type FieldErrors = Record<string, string>;

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const hexColour = /^#[0-9A-F]{6}$/;
const skuShape = /^[\w./-]+$/;
/** The earliest and the latest end of a promotion (ms since the epoch). PostgreSQL has no year 0. */
const promotionEnds = [Date.UTC(2000, 0), Date.UTC(2200, 0)] as const;
const optionIcons = new Set(['storage', 'guarantee', 'size', 'edition', 'pack']);

const isBlank = (text: string) => text.trim() === '';
const requireText = (text: string, longest: number) =>
  isBlank(text) ? messages.needed : limitText(text, longest);
const limitText = (text: string, longest: number) =>
  text.length > longest ? messages.tooLong(longest) : null;
const limitCount = (list: readonly unknown[], most: number) =>
  list.length > most ? messages.tooMany(most) : null;
const firstOf = (...found: (string | null)[]) => found.find((message) => message !== null) ?? null;

const pictureRule = (url: string | null) =>
  url === null || (isShopPicture(url) && url.length <= lengths.picture) ? null : messages.picture;

type Rules<Fields> = { [Key in keyof Fields]?: (value: Fields[Key]) => string | null };

const productRules: Rules<ProductFields> = {
  slug: (slug) => (slugShape.test(slug) && slug.length <= longestSlug ? null : messages.slug),
  title: (title) => requireText(title, lengths.title),
  latinTitle: (title) => requireText(title, lengths.title),
  aliases: (aliases) =>
    firstOf(
      limitCount(aliases, productCounts.aliases),
      ...aliases.map((one) => requireText(one, lengths.alias)),
    ),
  summary: (summary) => limitText(summary, lengths.summary),
  highlights: (facts) =>
    firstOf(
      limitCount(facts, productCounts.highlights),
      ...facts.flatMap(({ icon, title, value }) => [
        limitText(icon, lengths.short),
        requireText(title, lengths.short),
        requireText(value, lengths.value),
      ]),
    ),
  story: (panels) =>
    firstOf(
      limitCount(panels, productCounts.story),
      ...panels.flatMap(({ title, text }) => [
        requireText(title, lengths.title),
        requireText(text, lengths.story),
      ]),
    ),
  specs: (groups) =>
    firstOf(
      limitCount(groups, productCounts.specGroups),
      ...groups.flatMap(({ group, rows }) => [
        requireText(group, lengths.short),
        limitCount(rows, productCounts.specRows),
        ...rows.flatMap(({ title, value }) => [
          requireText(title, lengths.short),
          requireText(value, lengths.value),
        ]),
      ]),
    ),
  images: (images) =>
    firstOf(
      limitCount(images, productCounts.images),
      ...images.flatMap(({ imageUrl, alt, colour }) => [
        pictureRule(imageUrl),
        limitText(alt, lengths.value),
        colour === null || hexColour.test(colour) ? null : messages.pictureColour,
      ]),
    ),
};

const variantRules: Rules<VariantFields> = {
  colourTitle: (title) => requireText(title, lengths.short),
  colourValue: (value) => (hexColour.test(value) ? null : messages.colour),
  colourImageUrl: pictureRule,
  optionImageUrl: pictureRule,
  optionTitle: (title) => (title === null ? null : requireText(title, lengths.short)),
  optionIcon: (icon) => (icon === null || optionIcons.has(icon) ? null : messages.optionIcon),
  guarantee: (guarantee) => requireText(guarantee, lengths.title),
  sku: (sku) => (sku === null || (skuShape.test(sku) && sku.length <= lengths.sku) ? null : messages.sku),
  price: (price) => (isBetween(price, 1, highestPrice) ? null : messages.price),
  discount: (discount) => (isBetween(discount, 0, highestPrice) ? null : messages.discount),
  promotionPrice: (price) =>
    price === null || isBetween(price, 1, highestPrice) ? null : messages.promotionPrice,
  promotionTo: (to) =>
    to === null || isBetween(Date.parse(to), ...promotionEnds) ? null : messages.promotionTo,
  stock: (stock) => (isBetween(stock, 0, highestStock) ? null : messages.stock),
  maxBuy: (maxBuy) => (isBetween(maxBuy, 1, highestStock) ? null : messages.maxBuy),
};

const isBetween = (value: number, least: number, most: number) =>
  Number.isInteger(value) && least <= value && value <= most;

/** The wrong ones among the given fields of a product. */
export const findProductErrors = (fields: Partial<ProductFields>): FieldErrors =>
  applyRules(productRules, fields);

/** The wrong ones among the given fields of a variant. `findPriceErrors` compares them with each other. */
export const findVariantErrors = (fields: Partial<VariantFields>): FieldErrors =>
  applyRules(variantRules, fields);

function applyRules<Fields extends object>(rules: Rules<Fields>, fields: Partial<Fields>): FieldErrors {
  const errors: FieldErrors = {};
  for (const key of keysOf(rules)) {
    const value = fields[key];
    // For a generic key TypeScript keeps the `undefined` of `Partial`, which the condition excludes.
    const message = value === undefined ? null : rules[key]?.(value as Fields[typeof key]);
    if (message) errors[key] = message;
  }
  return errors;
}

type Prices = Pick<
  VariantFields,
  'price' | 'discount' | 'promotionPrice' | 'promotionTo' | 'optionTitle' | 'optionIcon'
>;

/** Fields of a whole variant that contradict each other. */
export function findPriceErrors({
  price,
  discount,
  promotionPrice,
  promotionTo,
  optionTitle,
  optionIcon,
}: Prices): FieldErrors {
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

/** Key of a variant. No two variants of a product may share it. */
export const variantKey = ({
  colourValue,
  optionTitle,
  guarantee,
}: Pick<VariantFields, 'colourValue' | 'optionTitle' | 'guarantee'>) =>
  JSON.stringify([colourValue, optionTitle, guarantee]);
