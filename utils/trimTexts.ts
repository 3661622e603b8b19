/** White space and invisible characters, such as a zero-width non-joiner, at the ends of a text. */
const ends = /^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu;

/**
 * The value with its texts trimmed where the schema says so (`TypedText` in contract/common.ts). Of a union, each member that names
 * a field counts. Values that do not fit the schema stay as they are, because they are judged afterwards.
 */
export function trimTexts(schema: unknown, value: unknown): unknown {
  const { anyOf, properties, items, 'x-trimmed': isTrimmed }: Record<string, unknown> = Object(schema);
  if (Array.isArray(anyOf)) return anyOf.reduce((trimmed, member) => trimTexts(member, trimmed), value);
  if (typeof value === 'string') return isTrimmed === true ? value.replace(ends, '') : value;
  if (Array.isArray(value)) return items ? value.map((one) => trimTexts(items, one)) : value;
  if (!properties || typeof value !== 'object' || value === null) return value;
  const fields: Record<string, unknown> = Object(properties);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      Object.hasOwn(fields, name) ? trimTexts(fields[name], one) : one,
    ]),
  );
}
