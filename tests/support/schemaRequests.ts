import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import type { OpenApi, Operation, Schema } from './openApi';

const loneSurrogates = ['\ud800', 'گوشی \udc00', '\ude00\ud83d', '%ED%A0%80'];
const hostileText = fc.oneof(
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
  ),
);
const hostileValue = fc.oneof(
  hostileText,
  fc.integer(),
  fc.double(),
  fc.constantFrom(null, true, {}, [], 1e300, Number.MAX_SAFE_INTEGER, -0.5),
  fc.array(hostileText, { maxLength: 3 }),
);
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

/** A value of the type of the schema. It may break rules that the document does not state (a pattern, a check digit). */
function createLikelyValue(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(createLikelyValue));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  switch (schema.type) {
    case 'integer':
    case 'number':
      return fc.integer({ min: schema.minimum ?? 0, max: (schema.minimum ?? 0) + 9 });
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
      if (schema.format === 'uuid') return fc.uuid();
      if (schema.format === 'date-time') return fc.constant('2027-01-01T00:00:00.000Z');
      return fc.oneof({ weight: 6, arbitrary: likelyText }, { weight: 1, arbitrary: hostileText });
  }
}

/** Mostly a plausible value, sometimes any value. */
const createValue = (schema: Schema): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 15, arbitrary: createLikelyValue(schema) }, { weight: 1, arbitrary: hostileValue });

/** A request, and its endpoint as named in the document. */
export type GeneratedRequest = InjectOptions & { operation: string };

/** Percent-encodes any text. A lone surrogate becomes the three bytes that stand for it in broken UTF-8. */
const encodeText = (text: string) =>
  [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80'))
    .join('');

/**
 * Rounds of requests, valid and invalid. A round has a request to every endpoint of the document, in any order.
 * @param token the bearer token of a signed-in customer, which most requests carry
 */
export function createRounds({ paths }: OpenApi, token: string): fc.Arbitrary<GeneratedRequest[]> {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => createRequestTo(method, path, operation, token)),
  );
  return fc
    .tuple(...operations)
    .chain((requests) => fc.shuffledSubarray(requests, { minLength: requests.length }));
}

function createRequestTo(
  method: string,
  path: string,
  { parameters = [], requestBody }: Operation,
  token: string,
) {
  const createParameters = (place: string) => {
    const known = parameters.filter((parameter) => parameter.in === place);
    return fc.record(Object.fromEntries(known.map(({ name, schema }) => [name, createValue(schema)])), {
      requiredKeys: place === 'path' ? known.map(({ name }) => name) : [],
    });
  };
  const seldom = <T>(value: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 19, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
  const content = requestBody?.content['application/json'] ?? requestBody?.content['multipart/form-data'];
  const acceptsForm = requestBody?.content['multipart/form-data'] !== undefined;
  const takesKey = parameters.some(({ name }) => name === 'idempotency-key');
  return fc
    .record({
      path: createParameters('path'),
      query: createParameters('query'),
      extra: seldom(hostileText),
      authorization: fc.oneof(
        { weight: 7, arbitrary: fc.constant(`Bearer ${token}`) },
        { weight: 2, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('', 'Bearer', `Bearer ${'x'.repeat(40)}`, 'Basic eDp5') },
      ),
      cartid: fc.option(fc.uuid(), { freq: 3, nil: undefined }),
      key: fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom('', 'x') }),
      body: fc.oneof(
        { weight: 12, arbitrary: content ? createLikelyValue(content.schema) : fc.constant(undefined) },
        { weight: 1, arbitrary: hostileValue },
      ),
      asForm: fc.boolean(),
      raw: seldom(fc.uint8Array({ maxLength: 60 })),
    })
    .map(
      ({ path: inPath, query, extra, authorization, cartid, key, body, asForm, raw }): GeneratedRequest => {
        const url = path.replaceAll(/\{(\w+)\}/g, (_all, name) => encodeText(String(inPath[name])) || '1');
        const pairs = Object.entries(query).map(([key, value]) => `${key}=${encodeText(String(value))}`);
        if (extra !== undefined) pairs.push(`${encodeText(String(extra))}=1`);
        const sendsForm = acceptsForm && asForm;
        const payload = raw
          ? Buffer.from(raw)
          : sendsForm
            ? createFormBody(body)
            : Buffer.from(JSON.stringify(body) ?? '');
        return {
          operation: `${method.toUpperCase()} ${path}`,
          method: method.toUpperCase() as 'GET',
          url: pairs.length > 0 ? `${url}?${pairs.join('&')}` : url,
          headers: {
            ...(authorization === undefined ? {} : { authorization }),
            ...(cartid === undefined ? {} : { cartid }),
            ...(takesKey ? { 'idempotency-key': key } : {}),
            ...(method === 'get' || payload.length === 0
              ? {}
              : { 'content-type': sendsForm ? 'multipart/form-data; boundary=x' : 'application/json' }),
          },
          ...(method === 'get' || payload.length === 0 ? {} : { payload }),
        };
      },
    );
}

function createFormBody(fields: unknown): Buffer {
  const parts = Object.entries(Object(fields)).map(
    ([name, value]) =>
      `--x\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--x--\r\n`);
}
