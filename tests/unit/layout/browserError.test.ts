import fc from 'fast-check';
import { longestErrorMessage, longestErrorStack } from '@/contract/pageReport';
import { plainErrorMessage, plainErrorStack } from '@/rules/browserError';
import { pageKindOf } from '@/rules/pageKind';
import { forAll } from '@/tests/support/forAll';

test.each([
  [
    "Cannot read properties of undefined (reading 'price')",
    "Cannot read properties of undefined (reading 'price')",
  ],
  ['Failed to load https://shop.example/pay?token=abc for a@b.ir', 'Failed to load <address> for <email>'],
  ['Loading chunk 3f2a91bc failed', 'Loading chunk 0f0a0bc failed'],
  ['Unexpected «مریم رضایی» at 09123456789', 'Unexpected … at 0'],
  ['bad token eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0', 'bad token <code>.<code>'],
  [
    `Unexpected token 'M', "Maryam Rez"... is not valid JSON`,
    'Unexpected token <text>, <text>... is not valid JSON',
  ],
  ['can\'t access property "price", x is undefined', 'can\'t access property "price", x is undefined'],
  ['no address of Maryam Rezaei, "Tehran, Vali', 'no address of <name>, <text>'],
  ['AxiosError: Network Error', 'AxiosError: Network Error'],
  ['/dashboard/orders?order=12&code=x is lost', '/dashboard/orders<query> is lost'],
])('the message «%s» is kept as «%s»', (message, kept) => {
  expect(plainErrorMessage(message)).toBe(kept);
});

test('a stack is kept as names and places in scripts of the shop, whichever browser wrote it', () => {
  const chrome = `TypeError: مریم 0912
    at readPrice (https://shop.example/_next/static/chunks/0a1b2c3d.js:1:2345)
    at async https://shop.example/_next/static/chunks/0a1b2c3d.js:1:99
    at inject (chrome-extension://abcdefgh/content.js:5:6)
    at https://shop.example/pay/2?code=secret:3:4`;
  expect(plainErrorStack(chrome).split('\n')).toEqual([
    'readPrice chunks/0a1b2c3d.js:1:2345',
    '<anonymous> chunks/0a1b2c3d.js:1:99',
    'inject <other>',
    '<anonymous> <other>',
  ]);
  const firefox =
    'readPrice@https://shop.example/_next/static/chunks/0a1b2c3d.js:1:2345\n@https://shop.example/early.js:1:2';
  expect(plainErrorStack(firefox)).toBe('readPrice chunks/0a1b2c3d.js:1:2345\n<anonymous> /early.js:1:2');
});

test('what was made plain stays as it is, has no digits of a person and is not too long', () => {
  const digits = fc.stringMatching(/^09\d{9}$/);
  const parts = fc.array(
    fc.oneof(fc.string(), digits, fc.emailAddress(), fc.webUrl({ withQueryParameters: true })),
  );
  forAll(parts, (texts) => {
    const text = texts.join(' ');
    const message = plainErrorMessage(text);
    expect(message).not.toMatch(/\d{5}|\w@[a-z]+\.|https?:\/\/\w/);
    expect(message.length).toBeLessThanOrEqual(longestErrorMessage);
    const stack = plainErrorStack(`at ${text} (https://shop.example/_next/static/chunks/a.js:1:2)\n${text}`);
    expect(stack.length).toBeLessThanOrEqual(longestErrorStack);
    expect(plainErrorStack(stack)).toBe(stack);
  });
});

test.each([
  ['/', 'home'],
  ['/shop/[[...path]]', 'list'],
  ['/products/[id]/[slug]', 'product'],
  ['/pay/2', 'checkout'],
  ['/planloanguide', 'other'],
  ['/dashboard/orders/[id]', 'account'],
])('the route %s is a page of the kind %s', (route, kind) => {
  expect(pageKindOf(route)).toBe(kind);
});
