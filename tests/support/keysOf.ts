/** Keys of a table with the type of its keys; `Object.keys` knows strings only, because an object may have more keys. */
export const keysOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  Object.keys(table) as Key[];
