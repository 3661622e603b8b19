import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { createSample, type OpenApi, type Operation } from './openApi';
import { createBody, createValue, hostileText } from './schemaValues';
import { spoiledBody, strangeHeaders } from './spoiledRequests';

/** A request, and its endpoint as named in the document. */
export type GeneratedRequest = InjectOptions & { operation: string };

/** Percent-encodes any text. A lone surrogate becomes the three bytes that stand for it in broken UTF-8. */
const encodeText = (text: string) =>
  [...text]
    .map((character) => (character.isWellFormed() ? encodeURIComponent(character) : '%ED%A0%80'))
    .join('');

/** Seldom a value, else undefined. */
const seldom = <T>(value: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 19, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });

/**
 * Rounds of requests, valid and invalid. A round has a request to every endpoint of the document, in any order.
 * @param token the bearer token of the caller, which most requests carry
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
): fc.Arbitrary<GeneratedRequest> {
  const createParameters = (place: string) => {
    const known = parameters.filter((parameter) => parameter.in === place);
    return fc.record(Object.fromEntries(known.map(({ name, schema }) => [name, createValue(schema)])), {
      requiredKeys: place === 'path' ? known.map(({ name }) => name) : [],
    });
  };
  const sampleOfQuery = Object.fromEntries(
    parameters
      .filter((parameter) => parameter.in === 'query' && parameter.required)
      .map(({ name, schema }) => [name, createSample(schema, name)]),
  );
  const content = requestBody?.content['application/json'] ?? requestBody?.content['multipart/form-data'];
  const acceptsForm = requestBody?.content['multipart/form-data'] !== undefined;
  const takesKey = parameters.some(({ name }) => name === 'idempotency-key');
  return fc
    .record({
      path: createParameters('path'),
      query: fc.oneof(fc.constant(sampleOfQuery), createParameters('query')),
      extra: seldom(hostileText),
      repeats: seldom(fc.constant(true)),
      strange: seldom(strangeHeaders),
      authorization: fc.oneof(
        { weight: 9, arbitrary: fc.constant(`Bearer ${token}`) },
        { weight: 1, arbitrary: fc.constant(undefined) },
        { weight: 1, arbitrary: fc.constantFrom('', 'Bearer', `Bearer ${'x'.repeat(40)}`, 'Basic eDp5') },
      ),
      cartid: fc.option(createValue({ type: 'string', format: 'uuid' }), { freq: 2, nil: undefined }),
      key: fc.oneof({ weight: 9, arbitrary: fc.uuid() }, { weight: 1, arbitrary: fc.constantFrom('', 'x') }),
      body: content ? createBody(content.schema) : seldom(createBody({ type: 'object' })),
      spoil: seldom(spoiledBody),
      asForm: fc.boolean(),
      raw: seldom(fc.uint8Array({ maxLength: 60 })),
    })
    .map(({ path: inPath, query, extra, repeats, strange, authorization, cartid, key, ...sent }) => {
      const { body, spoil, asForm, raw } = sent;
      const url = path.replaceAll(/\{(\w+)\}/g, (_all, name) => encodeText(String(inPath[name])) || '1');
      const pairs = Object.entries(query).map(([name, value]) => `${name}=${encodeText(String(value))}`);
      if (extra !== undefined) pairs.push(`${encodeText(String(extra))}=1`);
      if (repeats) pairs.push(...pairs.slice(0, 1));
      const sendsForm = acceptsForm && asForm;
      const json = JSON.stringify(body) ?? '';
      const text = sendsForm ? createFormBody(body) : spoil ? spoil(json) : json;
      const payload = raw ? Buffer.from(raw) : text;
      const hasBody = method !== 'get' && payload.length > 0;
      return {
        operation: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase() as 'GET',
        url: pairs.length > 0 ? `${url}?${pairs.join('&')}` : url,
        headers: {
          ...(authorization === undefined ? {} : { authorization }),
          ...(cartid === undefined ? {} : { cartid: headerText(cartid) }),
          ...(takesKey ? { 'idempotency-key': key } : {}),
          ...(hasBody
            ? { 'content-type': sendsForm ? 'multipart/form-data; boundary=x' : 'application/json' }
            : {}),
          ...strange,
        },
        ...(hasBody ? { payload } : {}),
      };
    });
}

/** The value with only the characters that Node lets a client send in a header. */
const headerText = (value: unknown) =>
  String(value)
    .replaceAll(/[^\t\x20-\x7e]/g, '?')
    .slice(0, 500);

function createFormBody(fields: unknown): string {
  const parts = Object.entries(Object(fields)).map(
    ([name, value]) =>
      `--x\r\ncontent-disposition: form-data; name="${name.replaceAll(/["\r\n]/g, '')}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--x--\r\n`;
}
