/** Keys of an object with the type of its keys; `Object.keys` knows strings only, because an object may have more keys. */
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];
