import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { anyRow, declareStatement } from '@/backend/db/statement';
import type { SetupFields, SetupId, SetupTable } from '@/contract/desk/setup';
import { toPersianDigits } from '@/utils/digits';
import { pictureIdOf } from '@/utils/pictureAddress';
import { messages } from './messages';
import { setupTables } from './tables';

type Queries = Pick<Database, 'query'>;
type Fields = SetupFields[SetupTable];
type FieldErrors = Record<string, string>;

/** The values by the names of their columns. */
export function columnsOf(table: SetupTable, fields: Fields): string {
  const { columnOf } = setupTables[table];
  return JSON.stringify(
    Object.fromEntries(Object.entries(fields).map(([field, value]) => [columnOf(field), value])),
  );
}

const readTree = declareStatement({
  name: 'setup_category_parents',
  text: 'SELECT id, parent_id AS "parentId" FROM categories',
  row: Type.Object({ id: Type.Integer(), parentId: Type.Union([Type.Integer(), Type.Null()]) }),
});
const deepestLevel = 3;

/** Why a category cannot have this parent. */
async function findParentError(
  queries: Queries,
  id: SetupId | null,
  parentId: number | null,
): Promise<string | null> {
  if (parentId === null) return null;
  const rows = await queries.query(readTree);
  const parents = new Map(rows.map((row) => [row.id, row.parentId]));
  if (!parents.has(parentId)) return messages.parent;
  let level = 2;
  for (let above: number | null = parentId; above !== null; above = parents.get(above) ?? null) {
    if (above === id) return messages.ownParent;
    if (above !== parentId) level += 1;
  }
  const depthBelow = (of: SetupId): number =>
    Math.max(0, ...rows.filter((row) => row.parentId === of).map((row) => 1 + depthBelow(row.id)));
  return level + (id === null ? 0 : depthBelow(id)) > deepestLevel ? messages.tooDeep : null;
}

const knowsProduct = declareStatement({
  name: 'setup_product',
  text: 'SELECT FROM products WHERE id = $1',
  row: anyRow,
});
const countPlaces = declareStatement({
  name: 'setup_places',
  text: `SELECT (SELECT count(*)::int FROM provinces WHERE id = ANY ($provinces::int[])) AS provinces,
    (SELECT count(*)::int FROM cities WHERE id = ANY ($cities::int[])) AS cities`,
  row: Type.Object({ provinces: Type.Integer(), cities: Type.Integer() }),
});
const knowsPicture = declareStatement({
  name: 'setup_picture',
  text: 'SELECT FROM shop_pictures WHERE id = $1::uuid',
  row: anyRow,
});
const readProgramme = declareStatement({
  name: 'setup_programme',
  text: `SELECT $plan::int IS NULL OR EXISTS (SELECT FROM loan_plans WHERE plan_id = $plan) AS known,
    coalesce((SELECT taken FROM beta_programmes WHERE id = $id::int), 0) AS taken`,
  row: Type.Object({ known: Type.Boolean(), taken: Type.Integer() }),
});

const readCouponFacts = declareStatement({
  name: 'setup_coupon_facts',
  text: `SELECT (SELECT count(*)::int FROM coupon_uses WHERE coupon_id = $id::int) AS uses,
    coalesce((SELECT max(n) FROM (SELECT count(*)::int AS n FROM coupon_uses WHERE coupon_id = $id GROUP BY user_id) c), 0) AS most,
    EXISTS (SELECT FROM coupon_codes WHERE code = $code::text) AS taken,
    (SELECT count(*)::int FROM categories WHERE id = ANY ($categories::int[])) AS categories`,
  row: Type.Object({
    uses: Type.Integer(),
    most: Type.Integer(),
    taken: Type.Boolean(),
    categories: Type.Integer(),
  }),
});

/** A coupon allows no fewer orders than have used it, and its code is no single code. */
async function findCouponErrors(queries: Queries, id: SetupId | null, fields: SetupFields['coupons']) {
  const { code, uses, usesPerCustomer, categoryIds: categories } = fields;
  const facts = await readOne(queries, readCouponFacts, { id, code, categories });
  return {
    ...(facts.taken && { code: messages.taken }),
    ...(facts.uses > uses && { uses: messages.used(facts.uses) }),
    ...(facts.most > usesPerCustomer && { usesPerCustomer: messages.used(facts.most) }),
    ...(facts.categories !== new Set(categories).size && { categoryIds: messages.parent }),
  };
}

const readBundleFacts = declareStatement({
  name: 'setup_bundle_facts',
  text: `SELECT (SELECT count(*)::int FROM products WHERE id = ANY ($products::int[])) AS products,
    (SELECT count(*)::int FROM categories WHERE id = ANY ($categories::int[])) AS categories,
    ARRAY(SELECT id FROM product_properties WHERE id = ANY ($variants::int[])) AS variants,
    ARRAY(SELECT DISTINCT (o ->> 'propertyId')::int FROM bundles b CROSS JOIN jsonb_array_elements(b.offers) o
      WHERE b.id IS DISTINCT FROM $id::int AND b.active AND b.product_ids && $products) AS taken`,
  row: Type.Object({
    products: Type.Integer(),
    categories: Type.Integer(),
    variants: Type.Array(Type.Integer()),
    taken: Type.Array(Type.Integer()),
  }),
});

/** The products exist, and no other active bundle offers the same variant with one of them. */
async function findBundleErrors(queries: Queries, id: SetupId | null, fields: SetupFields['bundles']) {
  const { productIds: products, categoryIds: categories, offers, active } = fields;
  const variants = offers.map(({ propertyId }) => propertyId);
  const facts = await readOne(queries, readBundleFacts, { id, products, categories, variants });
  const errors: FieldErrors =
    facts.products === new Set(products).size ? {} : { productIds: messages.products };
  if (facts.categories !== new Set(categories).size) errors.categoryIds = messages.parent;
  for (const [index, propertyId] of variants.entries()) {
    if (!facts.variants.includes(propertyId)) errors[`offers.${index}.propertyId`] = messages.variant;
    else if (active && facts.taken.includes(propertyId))
      errors[`offers.${index}.propertyId`] = messages.inOtherBundle;
  }
  return errors;
}

/** Wrong fields that only the database shows. */
export async function findStoredErrors(
  queries: Queries,
  id: SetupId | null,
  table: SetupTable,
  fields: Fields,
): Promise<FieldErrors> {
  const { unique, findSame } = setupTables[table];
  const errors: FieldErrors = {};
  const lastUnique = unique.at(-1);
  const row = columnsOf(table, fields);
  // Two entries may both lack a value that is optional, as the code of a coupon.
  const mayRepeat =
    lastUnique && Object.entries(fields).some((one) => one[0] === lastUnique && one[1] === null);
  if (
    lastUnique &&
    !mayRepeat &&
    (await queries.query(findSame, { id: id === null ? null : String(id), row })).length > 0
  )
    errors[lastUnique] = messages.taken;
  if ('parentId' in fields) {
    const error = await findParentError(queries, id, fields.parentId);
    if (error) errors.parentId = error;
  }
  if ('productId' in fields && fields.productId !== null)
    if ((await queries.query(knowsProduct, [fields.productId])).length === 0)
      errors.productId = messages.product;
  if ('cityIds' in fields) {
    const { provinceIds: provinces, cityIds: cities } = fields;
    const [known] = await queries.query(countPlaces, { provinces, cities });
    if (known?.provinces !== provinces.length || known.cities !== cities.length)
      errors.places = messages.places;
  }
  if ('usesPerCustomer' in fields) Object.assign(errors, await findCouponErrors(queries, id, fields));
  if ('offers' in fields) Object.assign(errors, await findBundleErrors(queries, id, fields));
  if ('places' in fields) {
    const [programme] = await queries.query(readProgramme, { id, plan: fields.planId });
    if (!programme?.known) errors.planId = messages.loanPlan;
    if (programme && fields.places < programme.taken)
      errors.places = messages.placesTaken(toPersianDigits(programme.taken));
  }
  const picture = 'imageUrl' in fields ? fields.imageUrl : 'logoUrl' in fields ? (fields.logoUrl ?? '') : '';
  const upload = pictureIdOf(picture);
  if (upload && (await queries.query(knowsPicture, [upload])).length === 0)
    errors['imageUrl' in fields ? 'imageUrl' : 'logoUrl'] = messages.pictureMissing;
  return errors;
}
