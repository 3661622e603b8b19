import { asc, inArray, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import { productProperties, products } from '@/backend/db/schema/catalogue';
import { refreshSearchTexts } from '@/backend/domains/browse/catalogue/searchTexts';
import { variantColumns } from '@/backend/domains/browse/catalogue/variantRow';
import { tehranDateOf } from '@/rules/jalali/jalali';
import type { PlannedProduct, PlannedVariant } from './plan';

/**
 * Waits until no other transaction changes public data, and lets none begin. All changes of products take this row first (see
 * db/functions/note_public_change.sql), so what is read after it stays as it is. Only sales change stocks meanwhile.
 */
export async function holdCatalogue(tx: Orm): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM public_versions WHERE id = 1 FOR UPDATE`);
}

/**
 * Writes a plan with a fixed number of statements, whatever the number of its lines. Call `holdCatalogue` first.
 * @param now ms since the epoch @returns ids of the products that shoppers see changed
 */
export async function applyPlan(tx: Orm, planned: readonly PlannedProduct[], now: number): Promise<number[]> {
  if (planned.length === 0) return [];
  const ids = await writeProducts(tx, planned, now);
  const idOf = (product: PlannedProduct) => {
    const id = product.id ?? ids.get(product.fields.slug);
    if (id === undefined) throw new Error(`The product ${product.fields.slug} was not written.`);
    return id;
  };
  await changeVariants(
    tx,
    planned.flatMap(({ variants }) => variants.filter((one) => one.isChanged && one.id !== null)),
    now,
  );
  const added = planned.flatMap((product) =>
    product.variants.flatMap(({ id, fields }, sort) =>
      id === null
        ? [{ productId: idOf(product), ...variantColumns(fields, now), stock: fields.stock, sort }]
        : [],
    ),
  );
  if (added.length > 0) await tx.insert(productProperties).values(added);
  const productIds = planned.map(idOf);
  await refreshListings({ orm: tx }, productIds);
  await refreshSearchTexts(tx, productIds);
  return productIds;
}

/** Inserts the new products and changes the others. @returns the ids of the new ones by their slug */
async function writeProducts(
  tx: Orm,
  planned: readonly PlannedProduct[],
  now: number,
): Promise<Map<string, number>> {
  const rows = planned.flatMap(({ id, isChanged, fields: { active, ...fields } }) =>
    id === null ? [] : [{ id, isChanged, isRemoved: !active, ...fields }],
  );
  if (rows.length > 0)
    await tx.execute(sql`UPDATE products p SET revision = p.revision + 1,
        title = CASE WHEN d."isChanged" THEN d.title ELSE p.title END,
        latin_title = CASE WHEN d."isChanged" THEN d."latinTitle" ELSE p.latin_title END,
        aliases = CASE WHEN d."isChanged" THEN d.aliases ELSE p.aliases END,
        category_id = CASE WHEN d."isChanged" THEN d."categoryId" ELSE p.category_id END,
        brand_id = CASE WHEN d."isChanged" THEN d."brandId" ELSE p.brand_id END,
        summary = CASE WHEN d."isChanged" THEN d.summary ELSE p.summary END,
        registered = CASE WHEN d."isChanged" THEN d.registered ELSE p.registered END,
        highlights = CASE WHEN d."isChanged" THEN d.highlights ELSE p.highlights END,
        story = CASE WHEN d."isChanged" THEN d.story ELSE p.story END,
        specs = CASE WHEN d."isChanged" THEN d.specs ELSE p.specs END,
        images = CASE WHEN d."isChanged" THEN d.images ELSE p.images END,
        removed_at = CASE WHEN NOT d."isChanged" THEN p.removed_at
          WHEN d."isRemoved" THEN coalesce(p.removed_at, ${new Date(now).toISOString()}::timestamptz) END
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS d (id int, "isChanged" boolean, "isRemoved" boolean, title text,
        "latinTitle" text, aliases text[], "categoryId" int, "brandId" int, summary text, registered boolean, highlights jsonb,
        story jsonb, specs jsonb, images jsonb)
      WHERE p.id = d.id`);
  const fresh = planned.filter(({ id }) => id === null);
  if (fresh.length === 0) return new Map();
  const inserted = await tx
    .insert(products)
    .values(
      fresh.map(({ fields: { active, ...fields } }) => ({
        ...fields,
        removedAt: active ? null : new Date(now),
        listedAt: tehranDateOf(now),
      })),
    )
    .returning({ id: products.id, slug: products.slug });
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
}

async function changeVariants(tx: Orm, changed: readonly PlannedVariant[], now: number): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.flatMap(({ id }) => id ?? []);
  // Sales lock variants in this order too.
  await tx
    .select({ id: productProperties.id })
    .from(productProperties)
    .where(inArray(productProperties.id, ids))
    .orderBy(asc(productProperties.id))
    .for('update');
  const rows = changed.map(({ id, saysStock, fields: { stock, ...fields } }) => ({
    id,
    ...fields,
    stock: saysStock ? stock : null,
  }));
  await tx.execute(sql`UPDATE product_properties v SET colour_title = d."colourTitle", colour_value = d."colourValue",
      colour_image_url = d."colourImageUrl", option_title = d."optionTitle", option_icon = d."optionIcon",
      option_image_url = d."optionImageUrl", guarantee = d.guarantee, sku = d.sku, price = d.price,
      discount = d.discount, promotion_price = d."promotionPrice", promotion_to = d."promotionTo",
      stock = coalesce(d.stock, v.stock), max_buy = d."maxBuy",
      removed_at = CASE WHEN NOT d.active THEN coalesce(v.removed_at, ${new Date(now).toISOString()}::timestamptz) END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS d (id int, "colourTitle" text, "colourValue" text,
      "colourImageUrl" text, "optionTitle" text, "optionIcon" text, "optionImageUrl" text, guarantee text, sku text, price bigint, discount bigint, "promotionPrice" bigint,
      "promotionTo" timestamptz, stock int, "maxBuy" int, active boolean)
    WHERE v.id = d.id`);
}
