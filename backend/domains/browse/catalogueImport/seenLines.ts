import { createHash } from 'node:crypto';
import { variantKey } from '@/backend/domains/browse/catalogue/rules';
import type { VariantFields } from '@/contract/desk/catalogue';
import type { ImportLine } from './columns';

/** Products and variants that earlier lines of the same file named, as short texts, because a file may have a hundred thousand lines. */
export type SeenLines = {
  /** Line of the file that named a variant, by what names it. */
  variants: Map<string, number>;
  /** Slugs of products that the dry run would have created. */
  newProducts: Set<string>;
  /** Slugs of products that a line changed. */
  changedProducts: Set<string>;
};

export const nothingSeen = (): SeenLines => ({
  variants: new Map(),
  newProducts: new Set(),
  changedProducts: new Set(),
});

/** Remembers that the file names this variant. @returns the earlier line that names it too; null without one */
export function rememberVariant(
  seen: SeenLines,
  { line, slug, values, id }: { line: number; slug: string; values: VariantFields; id: number | null },
): number | null {
  const keys = [
    `${slug} ${variantKey(values)}`,
    ...(values.sku === null ? [] : [`sku ${values.sku}`]),
    ...(id === null ? [] : [`id ${id}`]),
  ];
  const earlier = keys.map((key) => seen.variants.get(shorten(key))).find((one) => one !== undefined);
  if (earlier !== undefined) return earlier;
  for (const key of keys) seen.variants.set(shorten(key), line);
  return null;
}

/** Remembers the variants of lines that an earlier process has worked through. */
export function rememberLine({ line, identity, variant }: ImportLine, seen: SeenLines): void {
  const { slug, sku, variantId } = identity;
  const { colourValue, optionTitle = null, guarantee } = variant;
  const keys = [
    ...(slug !== undefined && colourValue !== undefined && guarantee !== undefined
      ? [`${slug} ${variantKey({ colourValue, optionTitle, guarantee })}`]
      : []),
    ...(sku === undefined ? [] : [`sku ${sku}`]),
    ...(variantId === undefined ? [] : [`id ${variantId}`]),
  ];
  for (const key of keys) if (!seen.variants.has(shorten(key))) seen.variants.set(shorten(key), line);
}

/** A hash of a text, so that a run over many lines needs little memory. */
function shorten(key: string): string {
  return createHash('sha256').update(key).digest('base64url').slice(0, 16);
}
