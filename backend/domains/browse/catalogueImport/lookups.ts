import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { declareStatement } from '@/backend/db/statement';
import { productJson } from '@/backend/domains/browse/catalogue/readProduct';
import { Id } from '@/contract/common';
import { DeskProduct } from '@/contract/desk/catalogue';
import { isPictureName, normalizePictureName, pictureAddress } from '@/utils/pictureAddress';
import { foldText } from '@/utils/searchFold';
import type { ImportLine } from './columns';

const findKnown = declareStatement({
  name: 'import_known',
  text: `SELECT ${productJson} AS product
    FROM products p WHERE p.id IN (
      SELECT id FROM products WHERE slug = ANY ($slugs::text[])
      UNION SELECT product_id FROM product_properties WHERE id = ANY ($variants::int[]) OR sku = ANY ($skus::text[]))`,
  row: Type.Object({ product: DeskProduct }),
});
const findPictures = declareStatement({
  name: 'import_pictures',
  text: 'SELECT id::text AS id FROM shop_pictures WHERE id = ANY ($ids::uuid[])',
  row: Type.Object({ id: Type.String() }),
});
const findNames = declareStatement({
  name: 'import_names',
  text: `SELECT 'category' AS kind, id, slug, title FROM categories UNION ALL SELECT 'brand', id, slug, title FROM brands`,
  row: Type.Object({
    kind: Type.Enum(['category', 'brand']),
    id: Id,
    slug: Type.String(),
    title: Type.String(),
  }),
});

/** Largest id of a PostgreSQL integer. */
const highestId = 2_147_483_647;

/** The products that a batch of lines names, with all their variants. One statement. */
export async function findKnownProducts(
  db: Pick<Database, 'query'>,
  lines: readonly ImportLine[],
): Promise<DeskProduct[]> {
  const rows = await db.query(findKnown, {
    slugs: lines.flatMap(({ identity }) => identity.slug ?? []),
    variants: lines.flatMap(({ identity }) => identity.variantId ?? []).filter((id) => id <= highestId),
    skus: lines.flatMap(({ identity }) => identity.sku ?? []),
  });
  return rows.map(({ product }) => product);
}

/** The uploaded pictures among these ids that exist. */
export async function findKnownPictures(
  db: Pick<Database, 'query'>,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  return new Set((await db.query(findPictures, { ids: [...new Set(ids)] })).map(({ id }) => id));
}

const findNamedPictures = declareStatement({
  name: 'import_picture_names',
  text: 'SELECT name, picture_id::text AS id FROM picture_names WHERE name = ANY ($names::text[])',
  row: Type.Object({ name: Type.String(), id: Type.String() }),
});

/** The columns of a variant that have a picture. */
export const pictureFields = ['colourImageUrl', 'optionImageUrl'] as const;

/** The lines with the addresses of the pictures that they give by the names of their files. Unknown names stay. At most one statement. */
export async function addressPictures(
  db: Pick<Database, 'query'>,
  lines: readonly ImportLine[],
): Promise<readonly ImportLine[]> {
  const names = new Set(lines.flatMap(pictureNamesIn).map(normalizePictureName));
  if (names.size === 0) return lines;
  const found = await db.query(findNamedPictures, { names: [...names] });
  const ids = new Map(found.map(({ name, id }) => [name, id]));
  const address = (text: string) => {
    const id = isPictureName(text) ? ids.get(normalizePictureName(text)) : undefined;
    return id === undefined ? text : pictureAddress(id);
  };
  return lines.map(({ product, variant, ...line }) => {
    const named = Object.fromEntries(
      pictureFields.flatMap((field) => (variant[field] ? [[field, address(variant[field])]] : [])),
    );
    const images = product.images?.map((image) => ({ ...image, imageUrl: address(image.imageUrl) }));
    return { ...line, product: images ? { ...product, images } : product, variant: { ...variant, ...named } };
  });
}

/** The names of files in the picture columns of a line. */
const pictureNamesIn = ({ product, variant }: Pick<ImportLine, 'product' | 'variant'>) =>
  [
    ...(product.images ?? []).map(({ imageUrl }) => imageUrl),
    ...pictureFields.map((field) => variant[field]),
  ].filter((text) => typeof text === 'string' && isPictureName(text)) as string[];

export type Names = { category: (name: string) => number | null; brand: (name: string) => number | null };

/** Finds categories and brands by their slug or title. A title that several have finds none. One statement. */
export async function readNames(db: Pick<Database, 'query'>): Promise<Names> {
  const rows = await db.query(findNames);
  const finder = (kind: 'category' | 'brand') => {
    const own = rows.filter((row) => row.kind === kind);
    const bySlug = new Map(own.map(({ slug, id }) => [slug, id]));
    const byTitle = new Map<string, number | null>();
    for (const { title, id } of own) byTitle.set(foldText(title), byTitle.has(foldText(title)) ? null : id);
    return (name: string) => bySlug.get(name) ?? byTitle.get(foldText(name)) ?? null;
  };
  return { category: finder('category'), brand: finder('brand') };
}
