import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { HttpResponse, http } from 'msw';
import type { GetServerSidePropsContext } from 'next';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { NextRouter } from 'next/router';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { ShopPage } from '@/contract/list';
import ShopApp from '@/pages/_app';
import ShopListPage, { getServerSideProps } from '@/pages/shop/[[...path]]';
import { clearShopCaches } from '@/services/server/shopCache';
import { aCard } from '../support/factories/product';
import { aSite } from '../support/factories/site';
import { server } from '../support/server';

type Visitor = { search: string; secrets: string[]; address: string };

/** Two visitors whose browsers send a session, a basket and a device along. */
const visitors = ['گوشی', 'تبلت'].map(
  (search, index): Visitor => ({
    search,
    address: `192.0.2.${index + 1}`,
    secrets: [`token-${index}-of-the-visitor`, `basket-${index}-of-the-visitor`],
  }),
);

const aList = (search: string): ShopPage => ({
  title: search,
  breadcrumb: [],
  keptTo: null,
  products: [aCard({ id: search.length, title: `${search} نمونه` })],
  page: 1,
  pageSize: 24,
  total: 1,
  totalIsCapped: false,
  facets: {
    categories: [],
    brands: [],
    colours: [],
    attributes: [],
    price: { from: 0, to: 0, histogram: [] },
    inStock: 1,
    discounted: 0,
  },
  correctedSearch: null,
  similarWord: null,
});

async function loadProps({ search, secrets, address }: Visitor) {
  const [token = '', basket = ''] = secrets;
  const headers = {
    'x-forwarded-for': address,
    authorization: `Bearer ${token}`,
    cookie: `userInfo=${token}; cartId=${basket}`,
    cartid: basket,
  };
  const context = {
    query: { search },
    resolvedUrl: '/shop',
    req: { headers },
    res: { statusCode: 200, setHeader: jest.fn() },
  };
  const result = await getServerSideProps(context as unknown as GetServerSidePropsContext);
  if (!('props' in result)) throw new Error('The list is rendered.');
  return result.props;
}

/** Renders the page as a stream, which leaves the processor to other renders between its parts. */
async function render(search: string, pageProps: object): Promise<string> {
  const router = {
    pathname: '/shop/[[...path]]',
    route: '/shop/[[...path]]',
    asPath: `/shop?search=${encodeURIComponent(search)}`,
    query: { search },
    isReady: true,
    events: { on: () => undefined, off: () => undefined, emit: () => undefined },
    prefetch: async () => undefined,
  } as unknown as NextRouter;
  const app = createElement(ShopApp, { Component: ShopListPage, pageProps, router } as never);
  const output = new PassThrough();
  const onError = (error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  const page = createElement(RouterContext.Provider, { value: router }, app);
  renderToPipeableStream(page, { onError }).pipe(output);
  return text(output);
}

/** Ids that React counts, and the time of the render, differ between two renders of the same page. */
const comparable = (markup: string) => markup.replaceAll(/[«:_][rR][\w:]*[»_:]/g, '');

beforeEach(clearShopCaches);

test('pages of two visitors that are rendered at the same time have nothing of each other and nothing of their requests', async () => {
  let asked = 0;
  let answerFirst = () => {};
  const secondIsAnswered = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  server.use(
    http.get('*/public/site', () => HttpResponse.json({ data: aSite() })),
    http.get('*/product/shop', async ({ request }) => {
      asked += 1;
      if (asked === 1) await secondIsAnswered;
      else setTimeout(answerFirst, 20);
      return HttpResponse.json({ data: aList(new URL(request.url).searchParams.get('search') ?? '') });
    }),
  );
  const props = await Promise.all(visitors.map(loadProps));
  const together = await Promise.all(visitors.map(({ search }, index) => render(search, props[index] ?? {})));
  for (const [index, { search }] of visitors.entries()) {
    const other = visitors[1 - index]?.search ?? '';
    const markup = together[index] ?? '';
    expect(markup).toContain(`${search} نمونه`);
    expect(markup).not.toContain(`${other} نمونه`);
    expect(comparable(markup)).toBe(comparable(await render(search, props[index] ?? {})));
    for (const { secrets, address } of visitors) {
      for (const secret of [...secrets, address]) {
        expect(markup).not.toContain(secret);
        expect(JSON.stringify(props[index])).not.toContain(secret);
      }
    }
  }
});
