/** The value at a path of keys in data of unknown shape. Undefined where a key is missing. */
export function readField(value: unknown, ...keys: string[]): unknown {
  return keys.reduce(
    (found, key) => (typeof found === 'object' && found !== null ? Reflect.get(found, key) : undefined),
    value,
  );
}
