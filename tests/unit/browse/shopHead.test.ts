import { HeadManagerContext } from 'next/dist/shared/lib/head-manager-context.shared-runtime';
import { createElement, type JSX } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShopHead } from '@/components/browse/list/ShopHead';
import type { ShopPage, ShopQuery } from '@/contract/list';
import { parseShopQuery } from '@/rules/shopQuery';
import { aSite } from '@/tests/support/factories/site';

const list = {
  title: 'گوشی موبایل سامسونگ',
  page: 1,
  total: 12,
  totalIsCapped: false,
  facets: { price: { from: 5_000_000, to: 9_000_000, histogram: [] } },
} as unknown as ShopPage;

/** The head of a list as the server writes it. */
function headOf(query: ShopQuery, change: Partial<ShopPage> = {}): string {
  let head: JSX.Element[] = [];
  const updateHead = (elements: JSX.Element[]) => {
    head = elements;
  };
  const value = { mountedInstances: new Set(), updateHead };
  const page = createElement(ShopHead, { query, list: { ...list, ...change }, site: aSite() });
  renderToStaticMarkup(createElement(HeadManagerContext.Provider, { value }, page));
  return renderToStaticMarkup(createElement('head', null, head));
}

test.each<[ShopQuery, string]>([
  [{ category: 'phones' }, '/shop/phones'],
  [{ brand: 'samsung' }, '/brand/samsung'],
  [{ category: 'phones', brand: 'samsung' }, '/shop/phones/samsung'],
  [{ category: 'phones', page: 2 }, '/shop/phones?page=2'],
])('search engines list %j at %s, with its title and a description', (query, address) => {
  const head = headOf(query);
  expect(head).toContain(`<link rel="canonical" href="${address}"`);
  expect(head).toContain('<title>خرید نقدی و قسطی گوشی موبایل سامسونگ');
  expect(head).toMatch(/<meta name="description" content="گوشی موبایل سامسونگ: ۱۲ کالا، از ۵٬۰۰۰٬۰۰۰ تومان/);
  expect(head).not.toContain('name="robots"');
});

test.each<[string, string, Partial<ShopPage>]>([
  ['of two brands', '?category=phones&brand=apple,samsung', {}],
  ['with a filter', '?category=phones&inStock=true', {}],
  ['in another order', '?category=phones&sort=cheapest', {}],
  ['of a search', '?search=گوشی', {}],
  ['without products', '?category=phones&brand=samsung', { total: 0 }],
])('search engines leave out a list %s and follow its links', (_name, search, change) => {
  const query = parseShopQuery(Object.fromEntries(new URLSearchParams(search)));
  expect(headOf(query, change)).toContain('<meta name="robots" content="noindex, follow"');
});
