import { Type } from 'typebox';
import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import type { SetupFields, SetupId, SetupTable } from '@/contract/desk/setup';
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
  if (lastUnique && (await queries.query(findSame, { id: id === null ? null : String(id), row })).length > 0)
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
  const picture = 'imageUrl' in fields ? fields.imageUrl : 'logoUrl' in fields ? (fields.logoUrl ?? '') : '';
  const upload = pictureIdOf(picture);
  if (upload && (await queries.query(knowsPicture, [upload])).length === 0)
    errors['imageUrl' in fields ? 'imageUrl' : 'logoUrl'] = messages.pictureMissing;
  return errors;
}
