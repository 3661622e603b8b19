/** The part of JSON Schema that the contract uses. */
export type Schema = {
  type?: string | string[];
  anyOf?: Schema[];
  /** Objects whose fields are taken together. */
  allOf?: Schema[];
  /** Nothing is allowed. */
  not?: object;
  enum?: unknown[];
  const?: unknown;
  nullable?: boolean;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  /** The values of fields without a name. */
  additionalProperties?: Schema | boolean;
} & Partial<Record<Limit, unknown>>;

type Limit = (typeof upperLimits)[number] | (typeof lowerLimits)[number] | (typeof forms)[number];
const upperLimits = ['maximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const lowerLimits = ['minimum', 'minLength', 'minItems', 'minProperties'] as const;
const forms = ['pattern', 'format', 'uniqueItems', 'multipleOf', 'patternProperties'] as const;

/** `answer`: a front reads it, which knows no limits and ignores what is new. `input`: the backend reads it, which refuses both. */
export type Direction = 'input' | 'answer';

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** The kinds of values that a schema allows, each as a schema of one kind. */
function kindsOf(schema: Schema): Schema[] {
  const { anyOf, allOf, nullable, ...rest } = schema;
  if (nullable) return [...kindsOf({ ...schema, nullable: false }), { type: 'null' }];
  if (schema.not) return [];
  if (anyOf) return anyOf.flatMap(kindsOf);
  if (allOf)
    return [
      {
        type: 'object',
        properties: Object.assign({}, ...allOf.map(({ properties }) => properties)),
        required: allOf.flatMap(({ required = [] }) => required),
      },
    ];
  if (rest.enum) return rest.enum.map((value) => ({ const: value }));
  if (Array.isArray(rest.type)) return rest.type.map((type) => ({ ...rest, type }));
  return [rest];
}

function typeOf({ type, const: value }: Schema): string | undefined {
  if (typeof type === 'string') return type;
  if (value === undefined) return undefined;
  return value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;
}

const nameOf = (schema: Schema) =>
  schema.const === undefined ? (typeOf(schema) ?? 'anything') : JSON.stringify(schema.const);

/** Where a reader allows less than may be sent. */
function listLimits(sent: Schema, read: Schema, at: string): string[] {
  if (sent.const !== undefined) return [];
  const tooSmall = upperLimits.filter(
    (name) => Number(read[name] ?? Infinity) < Number(sent[name] ?? Infinity),
  );
  const tooLarge = lowerLimits.filter(
    (name) => Number(read[name] ?? -Infinity) > Number(sent[name] ?? -Infinity),
  );
  const others = forms.filter((name) => read[name] !== undefined && !isSame(read[name], sent[name]));
  return [...tooSmall, ...tooLarge, ...others].map((name) => `${at} is narrower (${name})`);
}

function listFields(sent: Schema, read: Schema, at: string, direction: Direction): string[] {
  const missing = (read.required ?? [])
    .filter((key) => !sent.required?.includes(key))
    .map(
      (key) =>
        `${at}.${key} ${direction === 'input' ? 'is required' : key in (sent.properties ?? {}) ? 'may be missing' : 'is gone'}`,
    );
  const fields = Object.entries(sent.properties ?? {}).flatMap(([key, field]) => {
    const known = read.properties?.[key];
    if (known) return listMisfits(field, known, `${at}.${key}`, direction);
    return direction === 'input' ? [`${at}.${key} is not taken any more`] : [];
  });
  const [others, known] = [sent.additionalProperties, read.additionalProperties];
  const isOpen = typeof others === 'object' && typeof known === 'object';
  return [...missing, ...fields, ...(isOpen ? listMisfits(others, known, `${at}.*`, direction) : [])];
}

/** The misfits of two schemas of one kind each. */
function compareKinds(sent: Schema, read: Schema, at: string, direction: Direction): string[] {
  const [from, to] = [typeOf(sent), typeOf(read)];
  if (to === undefined) return [];
  const isOther = from !== to && !(from === 'integer' && to === 'number');
  if (isOther || (read.const !== undefined && !isSame(read.const, sent.const)))
    return [`${at} may be ${nameOf(sent)} in place of ${nameOf(read)}`];
  const limits = direction === 'input' ? listLimits(sent, read, at) : [];
  if (to === 'array')
    return [...limits, ...listMisfits(sent.items ?? {}, read.items ?? {}, `${at}[]`, direction)];
  return to === 'object' ? [...limits, ...listFields(sent, read, at, direction)] : limits;
}

/** Says which values that one side may send the other side does not take. Empty when it takes all. @param at name of the place */
export function listMisfits(sent: Schema, read: Schema, at: string, direction: Direction): string[] {
  if (isSame(sent, read)) return [];
  const known = kindsOf(read);
  return kindsOf(sent).flatMap((kind) => {
    const tries = known.map((one) => compareKinds(kind, one, at, direction));
    // The kind that is nearest says best what has changed.
    const [nearest] = tries.sort((one, other) => one.length - other.length);
    return nearest ?? [`${at} may be ${nameOf(kind)} in place of nothing`];
  });
}
