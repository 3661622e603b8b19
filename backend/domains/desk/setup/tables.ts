import { getTableColumns } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { Type } from 'typebox';
import {
  brands,
  bundles,
  categories,
  filterAttributes,
  searchSynonyms,
  showcaseProducts,
} from '@/backend/db/schema/catalogue';
import { coupons, holidays, shippingCompanies, shippingMethods } from '@/backend/db/schema/checkout';
import { merchantDocuments } from '@/backend/db/schema/cooperation';
import { facilityProviders } from '@/backend/db/schema/facility';
import { betaProgrammes } from '@/backend/db/schema/leasing';
import { documentKinds } from '@/backend/db/schema/loanPlan';
import { vatRates } from '@/backend/db/schema/order';
import { branches } from '@/backend/db/schema/site';
import { reminderSteps } from '@/backend/db/schema/textMessage';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { Day, Id } from '@/contract/common';
import { SetupKey, type SetupTable, setupFields } from '@/contract/desk/setup';
import { mostSetupRows } from '@/contract/limits';
import { keysOf } from '@/utils/keysOf';

type Declared = {
  table: PgTable;
  /** The area of its changes in the list of changes. */
  area: string;
  /** The column that names an entry. */
  key: keyof typeof keys;
  order: string;
  /** Fields of which two entries cannot have the same values. A refusal names the last. */
  unique?: readonly string[];
  /** Whether the entry `$1` is needed elsewhere and cannot be deleted. */
  inUse?: string;
  /** A document needs a code that never changes. The desk does not ask for it: the database makes one of letters. */
  makesCode?: boolean;
};

/** The columns that name an entry, each with its type in SQL and in a path. */
const keys = {
  id: { sql: 'int', path: Id },
  date: { sql: 'date', path: Day },
  // Any text: one that names nothing is answered like an entry that is gone.
  code: { sql: 'text', path: Type.String({ minLength: 1, maxLength: 40 }) },
  number: { sql: 'int', path: Id },
  productId: { sql: 'int', path: Id },
} as const;

const declared: { [Table in SetupTable]: Declared } = {
  categories: {
    table: categories,
    area: 'category',
    key: 'id',
    order: 't.sort, t.id',
    unique: ['slug'],
    inUse: `EXISTS (SELECT FROM categories WHERE parent_id = $1) OR EXISTS (SELECT FROM products WHERE category_id = $1)
      OR EXISTS (SELECT FROM facility_plans WHERE $1 = ANY (category_ids))
      OR EXISTS (SELECT FROM services WHERE $1 = ANY (category_ids))
      OR EXISTS (SELECT FROM coupons WHERE $1 = ANY (category_ids)) OR EXISTS (SELECT FROM bundles WHERE $1 = ANY (category_ids))`,
  },
  brands: {
    table: brands,
    area: 'brand',
    key: 'id',
    order: 't.title, t.id',
    unique: ['slug'],
    inUse: 'EXISTS (SELECT FROM products WHERE brand_id = $1)',
  },
  filterAttributes: {
    table: filterAttributes,
    area: 'filterAttribute',
    key: 'id',
    order: 't.title',
    unique: ['title'],
  },
  synonyms: { table: searchSynonyms, area: 'synonym', key: 'id', order: 't.id' },
  stairProducts: {
    table: showcaseProducts,
    area: 'stairProduct',
    key: 'productId',
    order: 't.product_id',
    unique: ['productId'],
  },
  deliveryMethods: {
    table: shippingMethods,
    area: 'deliveryMethod',
    key: 'id',
    order: 't.sort, t.id',
    inUse: `EXISTS (SELECT FROM delivery_slots s WHERE s.method_id = $1
      AND (s.taken > 0 OR EXISTS (SELECT FROM order_reservations r WHERE r.slot_id = s.id)))`,
  },
  holidays: { table: holidays, area: 'holiday', key: 'date', order: 't.date', unique: ['date'] },
  branches: {
    table: branches,
    area: 'branch',
    key: 'id',
    order: 't.sort, t.id',
    inUse: `EXISTS (SELECT FROM order_reservations WHERE branch_id = $1)
      OR EXISTS (SELECT FROM appointment_days WHERE branch_id = $1 AND booked > 0)`,
  },
  vatRates: {
    table: vatRates,
    area: 'vatRate',
    key: 'id',
    order: 't.valid_from DESC, t.product_id NULLS FIRST',
    unique: ['productId', 'validFrom'],
  },
  providers: {
    table: facilityProviders,
    area: 'provider',
    key: 'id',
    order: 't.id',
    inUse: 'EXISTS (SELECT FROM facility_plans WHERE provider_id = $1)',
  },
  shippingCompanies: { table: shippingCompanies, area: 'shippingCompany', key: 'id', order: 't.sort, t.id' },
  coupons: {
    table: coupons,
    area: 'coupon',
    key: 'id',
    order: 't.id DESC',
    unique: ['code'],
    inUse: 'EXISTS (SELECT FROM coupon_uses WHERE coupon_id = $1)',
  },
  bundles: { table: bundles, area: 'bundle', key: 'id', order: 't.id DESC' },
  documentKinds: {
    table: documentKinds,
    area: 'documentKind',
    key: 'code',
    order: 't.of_person, t.title',
    unique: ['title'],
    makesCode: true,
    inUse: `EXISTS (SELECT FROM loan_plans WHERE $1 = ANY (document_codes))
      OR EXISTS (SELECT FROM plan_request_documents WHERE code = $1)`,
  },
  betaProgrammes: {
    table: betaProgrammes,
    area: 'betaProgramme',
    key: 'id',
    order: 't.id DESC',
    inUse: 'EXISTS (SELECT FROM beta_registrations WHERE programme_id = $1)',
  },
  reminderSteps: {
    table: reminderSteps,
    area: 'reminderStep',
    key: 'id',
    order: 't.late, CASE WHEN t.late THEN t.days ELSE -t.days END',
    unique: ['late', 'days'],
  },
  merchantDocuments: {
    table: merchantDocuments,
    area: 'merchantDocumentKind',
    key: 'number',
    order: 't.number',
    unique: ['number'],
    makesCode: true,
    inUse: `EXISTS (SELECT FROM cooperation_documents d JOIN merchant_documents m ON m.code = d.code WHERE m.number = $1)`,
  },
};

/** A code of 20 letters, as `document_code_shape` wants it. */
const newCode = "translate(left(md5(gen_random_uuid()::text), 20), '0123456789', 'ghijklmnop')";

/** The statements about one list. A row of JSON names its values by column, so that one text serves every list. */
function describe(name: SetupTable) {
  const { table, area, key, order, unique = [], inUse = 'false', makesCode = false } = declared[name];
  const sqlName = getTableConfig(table).name;
  const columns = getTableColumns(table);
  const columnOf = (field: string) => columns[field]?.name ?? field;
  const keyColumn = columnOf(key);
  const fields = keysOf(setupFields[name].properties);
  const jsonOf = (field: string) =>
    columns[field]?.columnType === 'PgTimestamp' ? `iso(t.${columnOf(field)})` : `t.${columnOf(field)}`;
  const pairs = fields.map((field) => `'${field}', ${jsonOf(field)}`);
  const json = `json_build_object('id', t.${keyColumn}, ${pairs.join(', ')})`;
  const written = fields.map(columnOf).join(', ');
  const given = `jsonb_populate_record(NULL::${sqlName}, $row::jsonb)`;
  const { sql: keyType, path: id } = keys[key];
  const saved = Type.Object({ id: SetupKey });
  return {
    area,
    fields,
    columnOf,
    unique,
    /** The id of an entry in the path of a call. */
    id,
    list: `(SELECT coalesce(json_agg(row), '[]') FROM (SELECT ${json} AS row FROM ${sqlName} t ORDER BY ${order} LIMIT ${mostSetupRows}) rows)`,
    /** Lets one change of a list follow the other, so that each sees what the one before it wrote. */
    lock: `LOCK TABLE ${sqlName} IN SHARE ROW EXCLUSIVE MODE`,
    find: declareStatement({
      name: `setup_${name}_find`,
      text: `SELECT ${json} AS row FROM ${sqlName} t WHERE t.${keyColumn} = $1::${keyType} FOR UPDATE`,
      row: Type.Object({ row: Type.Object({ ...saved.properties, ...setupFields[name].properties }) }),
    }),
    findSame: declareStatement({
      name: `setup_${name}_same`,
      text: `SELECT FROM ${sqlName} t WHERE t.${keyColumn}::text IS DISTINCT FROM $id::text AND $row::jsonb IS NOT NULL
        ${unique.map((field) => `AND t.${columnOf(field)}::text IS NOT DISTINCT FROM $row::jsonb ->> '${columnOf(field)}'`).join(' ')} LIMIT 1`,
      row: anyRow,
    }),
    insert: declareStatement({
      name: `setup_${name}_insert`,
      text: `INSERT INTO ${sqlName} (${written}${makesCode ? ', code' : ''})
        SELECT ${written}${makesCode ? `, ${newCode}` : ''} FROM ${given} RETURNING to_json(${keyColumn}) AS id`,
      row: saved,
    }),
    update: declareStatement({
      name: `setup_${name}_update`,
      text: `UPDATE ${sqlName} SET (${written}) = (SELECT ${written} FROM ${given}) WHERE ${keyColumn} = $id::${keyType}
        RETURNING to_json(${keyColumn}) AS id`,
      row: saved,
    }),
    isInUse: declareStatement({
      name: `setup_${name}_in_use`,
      text: `SELECT ${inUse} AS used WHERE $1::${keyType} IS NOT NULL`,
      row: Type.Object({ used: Type.Boolean() }),
    }),
    remove: declareStatement({
      name: `setup_${name}_remove`,
      text: `DELETE FROM ${sqlName} WHERE ${keyColumn} = $1::${keyType} RETURNING true AS removed`,
      row: anyRow,
    }),
  };
}

export const setupTables = Object.fromEntries(keysOf(setupFields).map((name) => [name, describe(name)])) as {
  [Table in SetupTable]: ReturnType<typeof describe>;
};
