import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useRouter } from 'next/router';
import mockRouter from 'next-router-mock';
import { ShopScreen } from '@/components/browse/list/ShopScreen';
import type { ShopPage, ShopQuery } from '@/contract/list';
import { listOf, parseShopQuery } from '@/rules/shopQuery';
import { aCard } from '@/tests/support/factories/product';
import { aSite } from '@/tests/support/factories/site';
import { renderApp, testApi } from '@/tests/support/renderApp';
import { server } from '@/tests/support/server';
import { onStart } from '@/tests/support/shell';

const brandNames = ['سامسونگ', 'شیائومی', 'اپل', 'آنر', 'نوکیا', 'ناتینگ', 'هوآوی'];

const brandSlugs = ['samsung', 'xiaomi', 'apple', 'honor', 'nokia', 'nothing', 'huawei'];

/** A list for a query: fewer products with every filter, none below a million toman. */
export function aList(query: ShopQuery): ShopPage {
  const total =
    query.priceTo !== undefined && query.priceTo < 1_000_000 ? 0 : 64 - listOf(query.brand).length;
  return {
    title: query.search ?? 'گوشی موبایل',
    breadcrumb: [{ title: 'گوشی موبایل', slug: 'phones' }],
    keptTo:
      query.search && query.sort === 'cheapest' && !query.anyCategory
        ? { title: 'گوشی موبایل', slug: 'phones' }
        : null,
    products: total === 0 ? [] : [aCard({ id: 1 }), aCard({ id: 2, title: 'گوشی دوم' })],
    page: query.page ?? 1,
    pageSize: 24,
    total,
    totalIsCapped: query.search === 'همه',
    facets: {
      categories: [],
      brands: brandSlugs.map((value, index) => ({
        value,
        title: brandNames[index] ?? value,
        latinTitle: value,
        count: 9,
      })),
      colours: [{ value: '#2B2D33', title: 'مشکی', count: 3 }],
      attributes: [],
      price: { from: 5_000_000, to: 105_000_000, histogram: [1, 4, 2, 0, 1] },
      inStock: 60,
      discounted: 12,
    },
    correctedSearch: query.search === 'sdjl' ? 'سیتم' : null,
    similarWord: null,
  };
}

/** The route: the server's answer follows the address. */
function Shop() {
  const query = parseShopQuery(useRouter().query);
  return <ShopScreen query={query} list={aList(query)} site={aSite()} />;
}

export const push = jest.spyOn(mockRouter, 'push');

export const replace = jest.spyOn(mockRouter, 'replace');

const aBrand = { id: 1, slug: 'sony', title: 'سونی', latinTitle: 'Sony' };

/** A shopper on a list, with the calls of the start answered. */
export async function openList(address: string) {
  mockRouter.push(address);
  const app = renderApp(<Shop />);
  // CSS shows the panel on wide screens only, and jsdom knows no width.
  document.getElementById('filters')?.style.setProperty('display', 'block');
  await waitFor(() => expect(app.store.getState().site.brands).toHaveLength(1));
  push.mockClear();
  return app;
}

export const panel = () => within(screen.getByRole('complementary', { name: 'فیلترها' }));

export const address = () => decodeURIComponent(mockRouter.asPath);

/** Answers the calls of the start, before each test. */
export function startShop(): void {
  window.history.replaceState({}, '', '/shop?category=phones');
  replace.mockClear();
  server.use(
    http.get(`${testApi}/public/brands`, () => HttpResponse.json({ data: [aBrand] })),
    ...onStart(),
    http.get(`${testApi}/public/site`, () => HttpResponse.json({ data: aSite() })),
  );
}

/** Gives the router its own functions back, after all tests. */
export function endShop(): void {
  push.mockRestore();
  replace.mockRestore();
}
