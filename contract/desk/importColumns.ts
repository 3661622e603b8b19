import { keysOf } from '@/utils/keysOf';
import type { ColumnMeaning, Field } from './fields';
import { productFields } from './productFields';
import { variantFields, variantNaming } from './variantFields';

/** A column of a file of products. */
export type ImportColumn = {
  /** Its name in a file. */
  name: string;
  /** Its value in a line: what names the product or the variant, or a field of one of them. */
  place: 'identity' | 'product' | 'variant';
  key: string;
  field: Field;
  meaning: ColumnMeaning;
};

function columnsOf(
  place: 'product' | 'variant',
  fields: Readonly<Record<string, Field & { meaning: ColumnMeaning }>>,
) {
  return keysOf(fields).flatMap((key): ImportColumn[] => {
    const field = fields[key];
    if (!field) return [];
    const { column, meaning, kind } = field;
    // A file names a category by its slug or title, so the value is not yet the id.
    return [{ name: column ?? key, place, key: kind === 'choice' && column ? column : key, field, meaning }];
  });
}

const { slug, ...product } = productFields;
const { sku, ...variant } = variantFields;

/** Every column, in the order of the export. */
export const importColumns: readonly ImportColumn[] = [
  {
    name: 'variantId',
    place: 'identity',
    key: 'variantId',
    field: { kind: 'count', title: 'شناسهٔ تنوع' },
    meaning: variantNaming,
  },
  { name: 'sku', place: 'identity', key: 'sku', field: { ...sku, kind: 'text' }, meaning: sku.meaning },
  { name: 'slug', place: 'identity', key: 'slug', field: slug, meaning: slug.meaning },
  ...columnsOf('product', product),
  ...columnsOf('variant', variant),
];

/** What the columns mean, each with the names of the columns that share it. */
export const columnMeanings = [...new Set(importColumns.map(({ meaning }) => meaning))].map((meaning) => ({
  ...meaning,
  names: importColumns.filter((column) => column.meaning === meaning).map(({ name }) => name),
}));
