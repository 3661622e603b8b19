import { compareContracts, type Paths } from '@/backend/release/contract';
import type { Schema } from '@/backend/release/schemas';

type Fields = Record<string, Schema>;
const text = { type: 'string' };
const number = { type: 'integer' };
const object = (properties: Fields, required = Object.keys(properties)): Schema => ({
  type: 'object',
  properties,
  required,
});
/** A shop with a single call. */
const shopWith = (body: Schema, answer: Schema, query: Fields = {}): Paths => ({
  '/orders': {
    post: {
      parameters: Object.entries(query).map(([name, schema]) => ({ name, in: 'query', schema })),
      requestBody: { content: { 'application/json': { schema: body } } },
      responses: { 200: { content: { 'application/json': { schema: answer } } }, 400: {} },
    },
  },
});
const order = object({ id: number, state: { enum: ['new', 'paid'] } });
const wish = object({ qty: { type: 'integer', minimum: 1, maximum: 20 }, note: text }, ['qty']);
const before = shopWith(wish, order, { page: number });
const brokenBy = (now: Paths) => compareContracts(before, now).broken;

test('a contract that stays breaks nothing and adds nothing', () => {
  expect(compareContracts(before, structuredClone(before))).toEqual({ broken: [], added: [] });
});

const withField = (schema: Schema, field: Fields) => ({
  ...schema,
  properties: { ...schema.properties, ...field },
});
const name = 'POST /orders';

test.each<[what: string, now: Paths, broken: string[]]>([
  ['a removed call', {}, [`${name}: it is gone`]],
  [
    'an answer of another status',
    { '/orders': { post: { ...before['/orders']?.post, responses: {} } } },
    [`${name}: the answer 200 application/json is gone`],
  ],
  [
    'a removed field of an answer',
    shopWith(wish, object({ id: number }), { page: number }),
    [`${name}: answer.state is gone`],
  ],
  [
    'a field that an answer may leave out',
    shopWith(wish, { ...order, required: ['id'] }, { page: number }),
    [`${name}: answer.state may be missing`],
  ],
  [
    'a field that may be empty',
    shopWith(wish, withField(order, { id: { anyOf: [number, { type: 'null' }] } }), { page: number }),
    [`${name}: answer.id may be null in place of integer`],
  ],
  [
    'a new state',
    shopWith(wish, withField(order, { state: { enum: ['new', 'paid', 'lost'] } }), { page: number }),
    [`${name}: answer.state may be "lost" in place of "new"`],
  ],
  [
    'another type',
    shopWith(wish, withField(order, { id: text }), { page: number }),
    [`${name}: answer.id may be string in place of integer`],
  ],
  [
    'a field that is needed now',
    shopWith({ ...wish, required: ['qty', 'note'] }, order, { page: number }),
    [`${name}: input.application/json.note is required`],
  ],
  [
    'a field that is not taken any more',
    shopWith(object({ qty: wish.properties?.qty ?? {} }), order, { page: number }),
    [`${name}: input.application/json.note is not taken any more`],
  ],
  [
    'a narrower limit',
    shopWith(withField(wish, { qty: { type: 'integer', minimum: 1, maximum: 9 } }), order, { page: number }),
    [`${name}: input.application/json.qty is narrower (maximum)`],
  ],
  ['a removed parameter', shopWith(wish, order), [`${name}: input.query is not taken any more`]],
])('%s breaks what a front of the release before does', (_what, now, broken) => {
  expect(brokenBy(now)).toEqual(broken);
});

test('what is written in several ways is compared alike: empty values, joined objects, records', () => {
  const written = (schema: Schema) => shopWith(wish, object({ one: schema }));
  const misses = (was: Schema, is: Schema) => compareContracts(written(was), written(is)).broken;
  const orEmpty: Schema = { ...text, nullable: true };
  const either: Schema = { anyOf: [text, { type: 'null' }] };
  expect([misses(orEmpty, either), misses(either, orEmpty), misses(either, text)]).toEqual([[], [], []]);
  const joined: Schema = { allOf: [object({ id: number }), object({ title: text })] };
  expect(misses(object({ id: number, title: text }), joined)).toEqual([]);
  expect(misses(joined, object({ id: number }))).toEqual([`${name}: answer.one.title is gone`]);
  const record = (values: Schema): Schema => ({ type: 'object', additionalProperties: values });
  expect(misses(record(number), record(text))).toEqual([
    `${name}: answer.one.* may be string in place of integer`,
  ]);
  expect(misses({ type: 'array', items: { not: {} } }, { type: 'array', items: text })).toEqual([
    `${name}: answer.one[] may be string in place of nothing`,
  ]);
});

test('a header that a call needs from now on breaks it', () => {
  const now = structuredClone(before) as Record<string, Record<string, { parameters: object[] }>>;
  now['/orders']?.post?.parameters.push({
    name: 'idempotency-key',
    in: 'header',
    required: true,
    schema: text,
  });
  expect(brokenBy(now as Paths)).toEqual([`${name}: header.idempotency-key is required`]);
});

test('what is new or wider breaks nothing, and is what new fronts may need', () => {
  const now: Paths = {
    ...shopWith(
      withField(wish, { qty: { type: 'integer', minimum: 0 }, gift: { type: 'boolean' } }),
      withField({ ...order, required: ['id', 'state', 'total'] }, { total: number }),
      { page: number, sort: text },
    ),
    '/gifts': { get: { responses: {} } },
  };
  expect(compareContracts(before, now)).toEqual({ broken: [], added: [name, 'GET /gifts'] });
});
