import type { InjectOptions } from 'fastify';
import type { ErrorAnswer } from '@/contract/answer';
import { forAllTests, openTestApp } from '@/tests/support/backend';
import { createCustomer, formOf } from '@/tests/support/customer';
import { createDatabaseDigest } from '@/tests/support/databaseDigest';
import {
  createSample,
  createUrl,
  type ListedOperation,
  listOperations,
  type Schema,
} from '@/tests/support/openApi';

const messages = {
  missing: 'این فیلد لازم است.',
  wrong: 'مقدار این فیلد درست نیست.',
  unknown: 'این فیلد شناخته‌شده نیست.',
};

const shop = forAllTests(() => openTestApp({ docs: true }));
let operations: ListedOperation[];
let token: string;
let readDigest: () => Promise<string>;
/** The database before the first call. None of them changes it. */
let unchanged: string;
beforeAll(async () => {
  operations = await listOperations(shop.app);
  ({ token } = await createCustomer(shop.db, { role: 'supervisor' }));
  readDigest = await createDatabaseDigest(shop.db);
  unchanged = await readDigest();
});
// Once a test: a digest of all tables takes longer than the refusal.
afterEach(async () => expect(await readDigest()).toBe(unchanged));

type Fields = Record<string, unknown>;

/** Expects a refusal that names these fields and changes nothing. */
async function expectRefused(
  operation: ListedOperation,
  call: Pick<InjectOptions, 'payload' | 'headers'> & { url?: string },
  fields: Record<string, string>,
) {
  const answer = await shop.app.inject({
    method: operation.method,
    url: call.url ?? createUrl(operation),
    headers: { ...(operation.takesToken ? { authorization: `Bearer ${token}` } : {}), ...call.headers },
    ...(call.payload ? { payload: call.payload } : {}),
  });
  const { message, ...refusal } = answer.json<ErrorAnswer>();
  expect([operation.name, answer.statusCode, refusal]).toEqual([
    operation.name,
    400,
    { code: 'bad_input', fields },
  ]);
  expect(message).toMatch(/[\u0600-\u06FF]/);
}

/** A value that no rule of the schema allows. */
function createWrongValue({ type, anyOf = [] }: Schema): unknown {
  return [type, ...anyOf.map((one) => one.type)].includes('string') ? { text: 'x' } : 'x';
}

const withBody = () =>
  operations.flatMap((operation) => {
    const { body } = operation;
    return body ? [{ operation, body, valid: Object(createSample(body)) as Fields }] : [];
  });

test('the document lists the operations that take a body', () => {
  expect(withBody().length).toBeGreaterThan(15);
});

test('every operation refuses an unknown key in its body', async () => {
  for (const { operation, valid } of withBody())
    await expectRefused(operation, { payload: { ...valid, shoeSize: 42 } }, { shoeSize: messages.unknown });
});

test('every operation refuses a body without a field that it requires', async () => {
  for (const { operation, body, valid } of withBody()) {
    for (const name of body.required ?? []) {
      const { [name]: _left, ...rest } = valid;
      await expectRefused(operation, { payload: rest }, { [name]: messages.missing });
    }
  }
});

test('every operation refuses a field of the wrong type', async () => {
  for (const { operation, body, valid } of withBody()) {
    for (const [name, schema] of Object.entries(body.properties ?? {})) {
      const payload = { ...valid, [name]: createWrongValue(schema) };
      await expectRefused(operation, { payload }, { [name]: messages.wrong });
    }
  }
});

test('every form refuses an unknown field, and a missing one', async () => {
  const forms = withBody().filter(({ operation }) => operation.acceptsForm);
  expect(forms.length).toBeGreaterThan(3);
  for (const { operation, body, valid } of forms) {
    const texts = Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, String(value)]));
    const unknown = formOf({ ...texts, shoeSize: '42' });
    await expectRefused(operation, { payload: unknown }, { shoeSize: messages.unknown });
    for (const name of body.required ?? []) {
      const { [name]: _left, ...rest } = texts;
      // A form without fields is an empty body.
      if (Object.keys(rest).length === 0) continue;
      await expectRefused(operation, { payload: formOf(rest) }, { [name]: messages.missing });
    }
  }
});

/** Operations with a valid body, and their parameters of one place. */
const withParameters = (place: string) =>
  operations.flatMap((operation) =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .map((parameter) => ({
        operation,
        parameter,
        payload: operation.body ? { payload: Object(createSample(operation.body)) as Fields } : {},
      })),
  );

test('every operation refuses an unknown key in its query', async () => {
  for (const operation of operations.filter(({ path }) => !path.endsWith('.css'))) {
    // An unknown id is refused before the query is checked.
    const isText = ({ format, pattern }: Schema) => format !== undefined || pattern !== undefined;
    if (operation.parameters.some(({ in: place, schema }) => place === 'path' && isText(schema))) continue;
    const url = createUrl(operation);
    const payload = operation.body ? { payload: Object(createSample(operation.body)) as Fields } : {};
    // The last ones are keys that every object inherits.
    for (const key of ['shoeSize', 'constructor', 'toString']) {
      const address = `${url}${url.includes('?') ? '&' : '?'}${key}=42`;
      await expectRefused(operation, { ...payload, url: address }, { [key]: messages.unknown });
    }
  }
});

test('every operation refuses a query without a key that it requires', async () => {
  for (const { operation, parameter, payload } of withParameters('query')) {
    if (!parameter.required) continue;
    const url = new URL(createUrl(operation), 'http://shop.test');
    url.searchParams.delete(parameter.name);
    const call = { ...payload, url: url.pathname + url.search };
    await expectRefused(operation, call, { [parameter.name]: messages.missing });
  }
});

test('every operation refuses a query value or a header of the wrong type', async () => {
  const isFreeText = ({ type, enum: choices, format }: Schema) => type === 'string' && !choices && !format;
  for (const { operation, parameter, payload } of withParameters('query')) {
    const value = isFreeText(parameter.schema) ? 'x'.repeat(1000) : 'x';
    const url = createUrl(operation, { [parameter.name]: value });
    await expectRefused(operation, { ...payload, url }, { [parameter.name]: messages.wrong });
  }
  for (const { operation, parameter, payload } of withParameters('header'))
    await expectRefused(
      operation,
      { ...payload, headers: { [parameter.name]: 'x' } },
      { [parameter.name]: messages.wrong },
    );
});

test('an address with a malformed id is not found', async () => {
  for (const { operation, parameter, payload } of withParameters('path')) {
    for (const id of ['x', 'true', '1.5', '1e0', '0x1', '%201', '-1', '99999999999', '%00']) {
      const answer = await shop.app.inject({
        method: operation.method,
        url: operation.path.replace(`{${parameter.name}}`, id),
        headers: { authorization: `Bearer ${token}` },
        ...payload,
      });
      const { code, message } = answer.json<ErrorAnswer>();
      expect([operation.name, id, code]).toEqual([
        operation.name,
        id,
        expect.stringMatching(id === '%00' ? /^(not_found|bad_input)$/ : /^not_found$/),
      ]);
      expect(message).toMatch(/[\u0600-\u06FF]/);
    }
  }
});
