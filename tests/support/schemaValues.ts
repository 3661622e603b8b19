import fc from 'fast-check';
import { createSample, type Schema } from './openApi';

const loneSurrogates = ['\ud800', 'گوشی \udc00', '\ude00\ud83d', '%ED%A0%80'];
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ maxLength: 300 }),
  fc.constantFrom(
    ...loneSurrogates,
    '',
    '\0',
    '\u202e',
    '__proto__',
    "'; DROP TABLE users; --",
    '-1',
    '1e999',
    '۱۲',
    '%',
    '{}',
    '../../etc/passwd',
    'ی'.repeat(3000),
    `${'a'.repeat(2000)}!`,
    'e\u0301\u200d\u200f'.repeat(200),
  ),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(
    ...[null, true, {}, [], 1e300, Number.MAX_SAFE_INTEGER, -0.5, -1, -1_000_000, 2 ** 31, 2 ** 63],
  ),
  fc.array(hostileText, { maxLength: 3 }),
  fc.constantFrom(Array(3000).fill(1), Object.fromEntries(Array.from({ length: 500 }, (_, key) => [key, 1]))),
);

/** Numbers and uuids that stand for ids of somebody else until `putIdsOf` puts the real ones in their place. */
const placeholders = 30;
const otherNumber = fc.integer({ min: 0, max: placeholders - 1 }).map((place) => 900_000_000 + place);
const otherUuid = fc
  .integer({ min: 0, max: placeholders - 1 })
  .map((place) => `00000000-0000-4000-9000-${String(place).padStart(12, '0')}`);

/** Puts the ids of somebody in place of the numbers and uuids that stand for them. */
export function putIdsOf(ids: readonly (number | string)[], text: string): string {
  const [numbers, uuids] = ['number', 'string'].map((type) => ids.filter((id) => typeof id === type));
  const choose = (from: typeof ids | undefined) => (_all: string, place: string) =>
    String(from?.[Number(place) % from.length]);
  return text
    .replaceAll(/9000000(\d\d)/g, choose(numbers))
    .replaceAll(/00000000-0000-4000-9000-0{10}(\d\d)/g, choose(uuids));
}

const likelyText = fc.constantFrom(
  'گوشی',
  'iphone',
  '09121112233',
  'Kabootar77',
  '8',
  '301',
  '1517963511',
  'مریم',
  'sandbox',
);

function createInteger({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: minimum, max: minimum + 9 }) },
    { weight: 3, arbitrary: otherNumber },
    { weight: 1, arbitrary: fc.constantFrom(minimum - 1, maximum, maximum + 1) },
  );
}

function createText({ format, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.oneof(fc.uuid(), otherUuid);
  if (format === 'date-time') return fc.constant('2027-01-01T00:00:00.000Z');
  const longest = fc.constantFrom(0, 1).map((more) => 'ی'.repeat(Math.min(maxLength ?? 300, 20_000) + more));
  return fc.oneof(
    { weight: 12, arbitrary: likelyText },
    { weight: 1, arbitrary: longest },
    { weight: 2, arbitrary: hostileText },
  );
}

/** A value of the type of the schema. It may break rules that the document does not state (a pattern, a check digit). */
function createLikelyValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(createLikelyValue));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return createInteger(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(createLikelyValue(schema.items ?? {}), { maxLength: 3 });
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([key, property]) => [key, createValue(property)]),
        ),
      );
    default:
      return createText(schema);
  }
}

/** Mostly a plausible value, sometimes any value. */
export const createValue = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: createLikelyValue(schema) }, { weight: 1, arbitrary: hostileValue });

/** A body that is accepted as it is, with at most two fields that have another value or none. */
function createNearSample(schema: Schema): fc.Arbitrary<unknown> {
  const sample: unknown = createSample(schema);
  const fields = Object.entries(schema.properties ?? {});
  if (fields.length === 0) return fc.constant(sample);
  const changes = fields.map(([key, field]) =>
    fc.tuple(fc.constant(key), fc.option(createValue(field), { nil: undefined, freq: 6 })),
  );
  return fc
    .array(fc.oneof(...changes), { maxLength: 2 })
    .map((changed) => ({ ...Object(sample), ...Object.fromEntries(changed) }));
}

/** A body for a schema: one that is right or nearly right, one of likely values, or anything. */
export const createBody = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constant(createSample(schema)) },
    { weight: 6, arbitrary: createNearSample(schema) },
    { weight: 5, arbitrary: createLikelyValue(schema) },
    { weight: 1, arbitrary: hostileValue },
  );
