import fc from 'fast-check';

/** Texts that begin an object, in place of its brace: keys of prototypes, and a thousand unknown keys. */
const beginnings = [
  '{"__proto__":{"role":"supervisor"},',
  '{"constructor":{"prototype":{"role":"supervisor"}},',
  '{"toString":1,"hasOwnProperty":null,',
  `{${Array.from({ length: 1000 }, (_, key) => `"k${key}":1,`).join('')}`,
];
/** Numbers in place of the first one. */
const numbers = ['1e999', '-1', '-1000000000', '9007199254740993', '0.1', '-0', '1e-400'];
const nested = 20_000;

/** Breaks the JSON text of a body. */
type Spoil = (json: string) => string;

const spoils: Spoil[] = [
  ...beginnings.map((beginning) => (json: string) => json.replace(/^\{/, beginning)),
  ...numbers.map((number) => (json: string) => json.replace(/(?<=[:[,])-?\d+(\.\d+)?/, number)),
  // A field twice: the last one must not win over the checked one.
  (json) => json.replace(/^\{("[^"]+":[^,{}[\]]+)/, '{$1,$1'),
  (json) => json.slice(0, -1),
  (json) => `\uFEFF${json}`,
  (json) => `[${json}]`,
  (json) => JSON.stringify(json),
  () => '['.repeat(nested),
  () => '['.repeat(nested) + ']'.repeat(nested),
  () => `${'{"a":'.repeat(nested / 2)}1${'}'.repeat(nested / 2)}`,
  (json) => json.replace(/(?<=:)"[^"]*"/, `"${'ی'.repeat(40_000)}"`),
  (json) => json.replace(/(?<=:)"[^"]*"/, `"${'a'.repeat(400_000)}"`),
  (json) => json.replace(/(?<=:)[^,{}[\]]+/, '['.repeat(500) + ']'.repeat(500)),
];
export const spoiledBody: fc.Arbitrary<Spoil> = fc.constantFrom(...spoils);

/** Headers that no browser of a shopper sends like this. */
const headers: Record<string, string>[] = [
  { 'content-encoding': 'gzip' },
  { 'content-type': 'text/plain' },
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': `multipart/form-data; boundary=${'b'.repeat(300)}` },
  { 'x-forwarded-for': 'unknown, 203.0.113.7' },
  { 'x-forwarded-for': '::ffff:203.0.113.7, 2001:db8::1%eth0' },
  { 'x-forwarded-for': ', '.repeat(200) },
  { 'x-forwarded-host': 'evil.example' },
  { host: '' },
  { cookie: '__proto__=1; constructor=2; =; a' },
  { cookie: `known_device=${'x'.repeat(4000)}` },
  { origin: 'null' },
  { 'x-request-id': 'a'.repeat(4000) },
  { 'if-none-match': '*' },
  { 'if-none-match': `W/"${'a'.repeat(4000)}"` },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=0-,-1,5-2' },
  { 'accept-encoding': 'gzip;q=x, br;q=-1, *' },
  { 'user-agent': '' },
  { 'user-agent': `Mozilla/5.0 ${'('.repeat(4000)}` },
  { expect: '100-continue' },
  { traceparent: '00-zz-zz-zz' },
];
export const strangeHeaders = fc.constantFrom(...headers);
