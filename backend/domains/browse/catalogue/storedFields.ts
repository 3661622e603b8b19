import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { productProperties, products } from '@/backend/db/schema/catalogue';
import type { Field, Fields } from '@/contract/desk/fields';
import { productFields } from '@/contract/desk/productFields';
import { pageFields, variantFields } from '@/contract/desk/variantFields';
import { keysOf } from '@/utils/keysOf';

/** A table with the fields that operators write. Each is the column of the same name; only `active` is the absence of `removed_at`. */
function storeFields(table: PgTable, fields: Fields) {
  const columns = getTableColumns(table);
  const stored = Object.entries<Field>(fields)
    .filter(([name]) => name !== 'active')
    .map(([name, { kind }]) => {
      const column = columns[name];
      if (!column) throw new Error(`No column of the table stores the field ${name}.`);
      return { name, kind, column: column.name, type: column.getSQLType() };
    });
  return { table, stored };
}
const stores = {
  product: storeFields(products, productFields),
  variant: storeFields(productProperties, variantFields),
};

const jsonOf = (of: keyof typeof stores, alias: string, names?: readonly string[]) =>
  stores[of].stored
    .filter(({ name }) => names?.includes(name) ?? true)
    .map(({ name, kind, column }) => {
      const value = `${alias}.${column}`;
      return `'${name}', ${kind === 'instant' ? `iso(${value})` : value}`;
    })
    .join(', ');

/** The fields of a row as arguments of `json_build_object`. @param alias of the row in the statement */
export const jsonArguments = (of: keyof typeof stores, alias: string) =>
  `${jsonOf(of, alias)}, 'active', ${alias}.removed_at IS NULL`;

/** The fields of a variant that the page of its product carries, as arguments of `json_build_object`. */
export const pageArguments = (alias: string) => jsonOf('variant', alias, keysOf(pageFields));

/**
 * Writes the fields of rows that exist, all in one statement. A row that is hidden keeps the instant since which it is.
 * @param rows the fields with the `id` of the row @param also what else the rows `t` get, from the given rows `d`
 * @param keeps names of fields that keep their stored value where the given one is null @param now ms since the epoch
 */
export function updateRows(
  of: keyof typeof stores,
  rows: readonly object[],
  { now, also, keeps = [] }: { now: number; also?: SQL; keeps?: readonly string[] },
): SQL {
  const { table, stored } = stores[of];
  const assigned = stored.map(({ name, column }) =>
    keeps.includes(name) ? `${column} = coalesce(d."${name}", t.${column})` : `${column} = d."${name}"`,
  );
  const shape = stored.map(({ name, type }) => `"${name}" ${type}`);
  return sql`UPDATE ${table} t SET ${sql.raw(assigned.join(', '))}, ${also ? sql`${also}, ` : sql``}
      removed_at = CASE WHEN NOT d.active THEN coalesce(t.removed_at, ${new Date(now).toISOString()}::timestamptz) END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS d (id int, active boolean, ${sql.raw(shape.join(', '))})
    WHERE t.id = d.id`;
}
