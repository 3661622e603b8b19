import {
  ageOf,
  isPicture,
  isUntouched,
  keptAddressOf,
  withKeptNotice,
} from '@/services/browser/offline/keptPages';
import { titleOf, writeOfflinePage } from '@/services/browser/offline/offlinePage';

const addressOf = (path: string) => keptAddressOf(new URL(path, 'https://shop.example'));

test.each([
  ['/', '/'],
  ['/?utm_source=x', '/'],
  ['/shop?search=گوشی', '/shop?search=%DA%AF%D9%88%D8%B4%DB%8C'],
  ['/shop/mobile', '/shop/mobile'],
  ['/shop/mobile/samsung?page=2', '/shop/mobile/samsung?page=2'],
  ['/brand/samsung?page=2', '/brand/samsung?page=2'],
  ['/compare?ids=1,2', '/compare?ids=1,2'],
  ['/products/12/phone?variant=4#reviews', '/products/12/phone'],
  ['/info/terms', '/info/terms'],
  ['/blog', '/blog'],
  ['/blog/a-post', '/blog/a-post'],
  ['/faq', '/faq'],
  ['/cart', '/cart'],
  ['/planloanrequest?plan=3', '/planloanrequest'],
])('%s is kept as %s', (path, address) => {
  expect(addressOf(path)).toBe(address);
});

test.each([
  '/dashboard',
  '/dashboard/orders/12',
  '/order?step=review',
  '/login',
  '/admin',
  '/admin/orders',
  '/payment/response?gateway=a&attempt=b',
  '/pay',
  '/invoice?id=1',
  '/planloanrequest/form',
  '/leasingloanrequest',
  '/loanbeta/check',
  '/api/product/12',
  '/products',
  '/shopping',
  '/brand',
  '/a-page-of-tomorrow',
])('%s is never kept', (path) => {
  expect(addressOf(path)).toBeNull();
});

test.each([
  '/api/user',
  '/login',
  '/order',
  '/payment/response',
  '/pay/2',
  '/admin/orders',
  '/invoice',
  '/checked',
])('the service worker leaves %s to the browser', (path) => {
  expect(isUntouched(path)).toBe(true);
});

test.each(['/', '/cart', '/dashboard', '/products/12/phone', '/payments', '/orders'])(
  'the service worker answers %s',
  (path) => {
    expect(isUntouched(path)).toBe(false);
  },
);

test('pictures are those of the shop, in every size', () => {
  expect(['/art/phone.avif', '/media/12', '/_next/image'].map(isPicture)).toEqual([true, true, true]);
  expect(['/api/files/12', '/_next/static/1.js', '/artful'].map(isPicture)).toEqual([false, false, false]);
});

test('a kept page says so with its age before its content', () => {
  const now = Date.parse('2026-11-21T12:00:00+03:30');
  const html = '<html><body class="a"><div id="__next"><p>گوشی</p></div></body></html>';
  const page = withKeptNotice(html, ageOf(String(now - 7_200_000), now));
  expect(page).toContain('این صفحه از حافظهٔ گوشی است');
  expect(page).toContain('۲ ساعت پیش');
  expect(page.indexOf('kept-notice')).toBeLessThan(page.indexOf('__next'));
  expect(page).toMatch(/<div id="__next"><p>گوشی<\/p><\/div><\/body><\/html>$/);
});

test('the page without a network lists what is kept, and writes titles and addresses as text', () => {
  const title = titleOf('<head><title data-x="1">گوشی &lt;ارزان&gt; &amp; خوب</title></head>');
  expect(title).toBe('گوشی <ارزان> & خوب');
  const page = writeOfflinePage(
    [{ href: '/shop?search="><script>', title: '<b>گوشی</b>', age: 'دیروز' }],
    '/cart',
    '/sheet.css',
  );
  expect(page).toContain('href="/shop?search=&quot;>&lt;script>"');
  expect(page).toContain('&lt;b>گوشی&lt;/b>');
  expect(page).toContain('دیروز');
  expect(page).toContain('href="/cart">تلاش دوباره');
});

test('the page without a network says when nothing is kept', () => {
  expect(writeOfflinePage([], '/', '/sheet.css')).toContain('هنوز صفحه‌ای در حافظهٔ گوشی نیست');
});
