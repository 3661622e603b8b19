import fc from 'fast-check';
import { loginTarget } from '@/rules/session/loginTarget';

/** The URL that a browser on the shop would open. */
const shop = 'https://shop.test';
const land = (target: string) => new URL(target, `${shop}/login`);

test.each([
  '/',
  '/order',
  '/dashboard/orders/1048231',
  '/shop?category=phones&page=2',
  '/faq#returns',
  '/loginless',
  '/404s',
])('keeps the target %s', (wanted) => {
  expect(loginTarget(wanted)).toBe(wanted);
});

test('keeps a Persian search, percent-encoded', () => {
  expect(decodeURIComponent(loginTarget('/shop?search=گوشی سامسونگ'))).toBe('/shop?search=گوشی سامسونگ');
});

test.each([
  ['another host', '//evil.test'],
  ['another host behind a backslash', '/\\evil.test'],
  ['another host behind a tab', '/\t/evil.test'],
  ['another host behind a line break', '/\n/evil.test'],
  ['another host behind dots', '/.//evil.test'],
  ['another host behind more dots', '/a/..//evil.test'],
  ['a scheme', 'https://evil.test/'],
  ['a script', 'javascript:alert(1)'],
  ['a relative path', 'dashboard'],
  ['nothing', ''],
  ['no value', undefined],
  ['null', null],
  ['a list', ['/order', '/cart']],
  ['the login itself', '/login'],
  ['the login with a target of its own', '/login?c=/login'],
  ['the login behind dots', '/a/../login'],
  ['below the login', '/login/x'],
  ['no address at all', '//%'],
  ['a page that is not there', '/404'],
])('replaces %s by the home page', (_name, wanted) => {
  expect(loginTarget(wanted)).toBe('/');
});

test('keeps the shopper in the shop and off the login for any target', () => {
  const pieces = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '//',
    '@',
    ':',
    '?',
    '#',
    '%2f',
    '%5c',
    'evil.test',
    'login',
    'https:',
    'javascript:',
    '\t',
    '\n',
    '\r',
    '\u0000',
    ' ',
    'a',
    'ی',
  );
  const made = fc.array(pieces, { maxLength: 10 }).map((parts) => `/${parts.join('')}`);
  fc.assert(
    fc.property(fc.oneof(made, fc.string(), fc.webUrl(), fc.anything()), (wanted) => {
      const target = loginTarget(wanted);
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(land(target).origin).toBe(shop);
      expect(land(target).pathname).not.toMatch(/^\/login(\/|$)/);
      // Applying it twice gives the same result.
      expect(loginTarget(target)).toBe(target);
    }),
    { numRuns: 300 },
  );
});
