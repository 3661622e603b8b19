import { array, boolean, object, string } from 'yup';
import type { DeskProduct, WriteProduct } from '@/contract/desk/catalogue';
import { productLengths as lengths } from '@/contract/limits';
import { type OfferValues, offerOf, offerShape, offerValues } from './offerForm.schema';

const needed = 'این فیلد لازم است.';
const text = (longest: number) => string().defined().trim().max(longest);
const required = (longest: number) => text(longest).required(needed);

export const productSchema = object({
  title: required(lengths.title),
  latinTitle: required(lengths.title),
  slug: string()
    .defined()
    .matches(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'نشانی فقط حرف کوچک لاتین، رقم و خط تیره دارد.'),
  aliases: string().defined(),
  categoryId: string().defined().required('دسته را انتخاب کنید.'),
  brandId: string().defined().required('برند را انتخاب کنید.'),
  summary: text(lengths.summary),
  registered: boolean().defined(),
  active: boolean().defined(),
  highlights: array(
    object({
      icon: string().defined(),
      title: required(lengths.short),
      value: required(lengths.value),
    }),
  ).defined(),
  story: array(object({ title: required(lengths.title), text: required(lengths.story) })).defined(),
  specs: array(
    object({
      group: required(lengths.short),
      rows: string()
        .defined()
        .test('rows', 'هر سطر «عنوان: مقدار» است.', (typed) =>
          linesOf(typed ?? '').every((line) => splitRow(line) !== null),
        ),
    }),
  ).defined(),
  images: array(
    object({
      imageUrl: string().defined(),
      alt: text(lengths.value),
      closeUp: boolean().defined(),
      colour: string().defined(),
    }),
  ).defined(),
  variants: array(
    object({
      variantId: string().defined(),
      stockBefore: string().defined(),
      endBefore: string().defined(),
      colourTitle: required(lengths.short),
      colourValue: string()
        .defined()
        .matches(/^#[0-9A-Fa-f]{6}$/, 'کد رنگ نویسهٔ # و شش رقم پایهٔ شانزده دارد.'),
      colourImageUrl: string().defined().nullable(),
      optionTitle: text(lengths.short),
      optionIcon: string().defined(),
      optionImageUrl: string().defined().nullable(),
      guarantee: required(lengths.title),
      sku: text(lengths.sku),
      ...offerShape,
    }),
  ).defined(),
});

export type VariantValues = OfferValues & {
  /** Empty for a new variant. */
  variantId: string;
  stockBefore: string;
  endBefore: string;
  colourTitle: string;
  colourValue: string;
  colourImageUrl: string | null;
  optionTitle: string;
  optionIcon: string;
  optionImageUrl: string | null;
  guarantee: string;
  sku: string;
};

export type ProductValues = {
  title: string;
  latinTitle: string;
  slug: string;
  /** Other names of the product, each on a line of its own. */
  aliases: string;
  categoryId: string;
  brandId: string;
  summary: string;
  registered: boolean;
  active: boolean;
  highlights: { icon: string; title: string; value: string }[];
  story: { title: string; text: string }[];
  /** `rows` has one «عنوان: مقدار» a line. */
  specs: { group: string; rows: string }[];
  /** `colour` is empty for a picture of every colour. */
  images: { imageUrl: string; alt: string; closeUp: boolean; colour: string }[];
  variants: VariantValues[];
};

const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

function splitRow(line: string): { title: string; value: string } | null {
  const at = line.indexOf(':');
  const [title, value] = [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  return at > 0 && title && value ? { title, value } : null;
}

export const newVariant: VariantValues = {
  variantId: '',
  stockBefore: '0',
  endBefore: '',
  colourTitle: '',
  colourValue: '',
  colourImageUrl: null,
  optionTitle: '',
  optionIcon: '',
  optionImageUrl: null,
  guarantee: '',
  sku: '',
  price: '',
  discount: '۰',
  promotionPrice: '',
  promotionTo: '',
  stock: '۰',
  maxBuy: '۵',
  active: true,
};

const emptyProduct: ProductValues = {
  title: '',
  latinTitle: '',
  slug: '',
  aliases: '',
  categoryId: '',
  brandId: '',
  summary: '',
  registered: false,
  active: false,
  highlights: [],
  story: [],
  specs: [],
  images: [],
  variants: [newVariant],
};

export function productValues(product: DeskProduct | null): ProductValues {
  if (!product) return emptyProduct;
  const { title, latinTitle, slug, summary, registered, active, highlights, story } = product;
  return {
    ...{ title, latinTitle, slug, summary, registered, active, highlights, story },
    aliases: product.aliases.join('\n'),
    categoryId: String(product.categoryId),
    brandId: String(product.brandId),
    specs: product.specs.map(({ group, rows }) => ({
      group,
      rows: rows.map((row) => `${row.title}: ${row.value}`).join('\n'),
    })),
    images: product.images.map((image) => ({ ...image, colour: image.colour ?? '' })),
    variants: product.variants.map((variant) => ({
      ...offerValues(variant),
      variantId: String(variant.id),
      stockBefore: String(variant.stock),
      endBefore: variant.promotionTo ?? '',
      colourTitle: variant.colourTitle,
      colourValue: variant.colourValue,
      colourImageUrl: variant.colourImageUrl,
      optionTitle: variant.optionTitle ?? '',
      optionIcon: variant.optionIcon ?? '',
      optionImageUrl: variant.optionImageUrl,
      guarantee: variant.guarantee,
      sku: variant.sku ?? '',
    })),
  };
}

/** @param revision of the product that the form shows; null for a new one */
export function writtenProductOf(values: ProductValues, revision: number | null): WriteProduct {
  const { title, latinTitle, slug, summary, registered, active, highlights, story } = values;
  return {
    revision,
    ...{ title, latinTitle, slug, summary, registered, active, highlights, story },
    aliases: linesOf(values.aliases),
    categoryId: Number(values.categoryId),
    brandId: Number(values.brandId),
    specs: values.specs.map(({ group, rows }) => ({
      group,
      rows: linesOf(rows).flatMap((line) => splitRow(line) ?? []),
    })),
    images: values.images.map((image) => ({ ...image, colour: image.colour || null })),
    variants: values.variants.map((variant) => ({
      id: variant.variantId === '' ? null : Number(variant.variantId),
      stockBefore: Number(variant.stockBefore),
      colourTitle: variant.colourTitle.trim(),
      colourValue: variant.colourValue.toUpperCase(),
      colourImageUrl: variant.colourImageUrl,
      optionTitle: variant.optionTitle.trim() || null,
      optionIcon: variant.optionTitle.trim() ? variant.optionIcon || null : null,
      optionImageUrl: variant.optionTitle.trim() ? variant.optionImageUrl : null,
      guarantee: variant.guarantee.trim(),
      sku: variant.sku.trim() || null,
      ...offerOf(variant, variant.endBefore || null),
    })),
  };
}
