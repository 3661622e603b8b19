import { Validator } from '@adobe/structured-data-validator/src/validator.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { FoundHead } from '@/components/layout/head/FoundHead';
import type { FoundProps } from '@/components/layout/head/pageJsonLd';
import { returnTermsGroup } from '@/contract/product';
import { drawShareCard } from '@/services/server/shareCard';
import { readShareCard } from '@/services/server/shareCardData';
import { aProduct, aVariant } from '@/tests/support/factories/product';
import { aSite } from '@/tests/support/factories/site';
import { shopAddress } from '@/utils/firstLoad/shopAddress';

const shop = 'https://shop.example';
const now = Date.parse('2026-03-20T08:00:00Z');
const until = '2026-03-21T20:30:00.000Z';
const site = aSite();
const delivery = site.delivery && { ...site.delivery, costTo: 90_000 };

const review = {
  id: 7,
  author: 'مریم ر.',
  stars: 4,
  pros: [],
  cons: [],
  text: 'راضی هستم. </script>',
  writtenAt: '2026-03-19T08:00:00.000Z',
  helpful: 0,
  pictures: [],
};
const promoted = aVariant({
  productPropertyId: 12,
  promotion: 1,
  promotionPrice: 50_000_000,
  promotionTo: until,
});
const product = aProduct({ properties: [aVariant(), promoted], rating: [0, 0, 0, 1, 0] });
const card = {
  id: 1,
  slug: 'care',
  title: 'نگه‌داری باتری',
  summary: 'شارژ درست.',
  imageUrl: '/art/front.avif',
  imageAlt: '',
  publishedAt: until,
  updatedAt: until,
  minutes: 3,
  tags: [],
};
const list = { title: 'گوشی موبایل', breadcrumb: [{ title: 'گوشی موبایل', slug: 'mobile' }] };
const pages: Record<string, [page: string, props: object, types: string[]]> = {
  home: ['/', {}, ['Organization', 'WebSite']],
  product: ['/products/[id]/[slug]', { product, reviews: [review] }, ['Product', 'BreadcrumbList']],
  post: [
    '/blog/[[...path]]',
    { page: { post: { ...card, html: '' }, related: [], products: [] } },
    ['BlogPosting', 'BreadcrumbList'],
  ],
  faq: [
    '/faq',
    { groups: [{ title: 'خرید', questions: [{ question: 'قسط؟', answer: 'بله.' }] }] },
    ['FAQPage'],
  ],
  list: ['/shop', { shop: { query: { category: 'mobile' }, list } }, ['BreadcrumbList']],
};

type Data = { '@type': string; [name: string]: unknown };

/** What the document of a page says to other sites, and its schema.org data. */
function open(page: string, props: object, robots?: string) {
  const pageProps: FoundProps = { site: { ...site, delivery }, renderedAt: now, ...props };
  const head = [
    createElement('title', { key: 'title' }, 'عنوان'),
    createElement('link', { key: 'canonical', rel: 'canonical', href: `${shop}/page` }),
    robots ? createElement('meta', { key: 'robots', name: 'robots', content: robots }) : null,
  ];
  const html = renderToStaticMarkup(createElement(FoundHead, { page, pageProps, shop, head }));
  const text = /ld\+json">(.*)<\/script>/.exec(html)?.[1];
  const data: Data[] = text ? JSON.parse(text)['@graph'] : [];
  return { html, data };
}

test.each(Object.entries(pages))(
  'the data of the %s page keeps to the rules of search engines',
  async (_, row) => {
    const [page, props, types] = row;
    const { data, html } = open(page, props);
    expect(data.map((one) => one['@type'])).toEqual(types);
    const jsonld = Object.fromEntries(data.map((one) => [one['@type'], [one]]));
    const issues = await new Validator().validate({ jsonld });
    expect(issues.filter(({ severity }) => severity === 'ERROR')).toEqual([]);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    // Every address of the shop is absolute.
    expect(html).not.toMatch(/"\/(?!>)/);
    const address = page === '/' ? `${shop}/` : `${shop}/page`;
    expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
    // The head of the home page leaves its address to the document.
    expect(html.includes(`<link rel="canonical" href="${address}"/>`)).toBe(page === '/');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  },
);

test('the validator refuses data without what search engines need', async () => {
  const issues = await new Validator().validate({ jsonld: { Product: [{ '@type': 'Product' }] } });
  expect(issues.filter(({ severity }) => severity === 'ERROR')).not.toEqual([]);
});

test('a product has its price, the end of its promotion, its return and delivery, and reviews where there are some', () => {
  const { html, data } = open('/products/[id]/[slug]', { product, reviews: [review] });
  expect(html).toContain('<meta property="og:type" content="product"/>');
  expect(html).toContain(`<meta property="og:image" content="${shop}/og/product-1.jpg?50000000"/>`);
  expect(html).toContain('<meta property="product:price:amount" content="500000000"/>');
  expect(data[0]).toMatchObject({
    offers: [
      {
        price: 500_000_000,
        priceValidUntil: until,
        url: `${shop}/products/1/samsung-galaxy-s25?variant=12`,
        hasMerchantReturnPolicy: { merchantReturnDays: 7 },
        shippingDetails: { shippingRate: { maxValue: 900_000 } },
      },
      { price: 595_000_000 },
    ],
    aggregateRating: { ratingValue: 4, reviewCount: 1 },
    review: [{ author: { name: 'مریم ر.' }, reviewRating: { ratingValue: 4 } }],
  });
  const plain = open('/products/[id]/[slug]', {
    product: aProduct({ specs: [{ group: returnTermsGroup, rows: [] }] }),
    site: { ...site, delivery: null },
  }).data[0];
  for (const name of ['aggregateRating', 'review']) expect(plain).not.toHaveProperty(name);
  const [offer] = (plain?.offers ?? []) as Data[];
  expect(offer).not.toHaveProperty('shippingDetails');
  expect(offer?.hasMerchantReturnPolicy).toMatchObject({
    returnPolicyCategory: expect.stringContaining('NotPermitted'),
  });
});

test('a page that search engines leave out says nothing to them', () => {
  expect(open('/faq', pages.faq?.[1] ?? {}, 'noindex').html).toBe('');
});

test('canonical addresses begin with the configured address of the shop', () => {
  process.env.SHOP_URL = `${shop}/`;
  expect(shopAddress('/faq')).toBe(`${shop}/faq`);
  delete process.env.SHOP_URL;
  expect(shopAddress('/faq')).toBe('/faq');
});

describe('the picture of a link', () => {
  const answers: Record<string, unknown> = {
    '/public/site': site,
    '/product/1': { product: { ...product, properties: product.properties.map(toWire) }, similar: [] },
  };
  function toWire({ colour, option, ...rest }: (typeof product)['properties'][number]) {
    return { ...rest, atrributeOne: colour, atrributeTwo: option };
  }
  const api = { get: async (path: string) => ({ data: { data: answers[path] } }) };

  test('of a product has its name, price and instalment, as a JPEG of 1200 by 630', async () => {
    const wanted = await readShareCard(api as never, 'product-1', now);
    expect(wanted).toMatchObject({
      shop: 'پله',
      title: product.title,
      lines: ['۵۰٬۰۰۰٬۰۰۰ تومان', expect.stringMatching(/^ماهی [۰-۹٬]+ تومان، ۱۲ قسط$/)],
    });
    const later = await readShareCard(api as never, 'product-1', Date.parse(until));
    expect(later.lines[0]).toBe('۵۹٬۵۰۰٬۰۰۰ تومان');
    const drawn = sharp(await drawShareCard({ ...wanted, title: wanted.title.repeat(4) }));
    expect(await drawn.metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  });

  test('is written from the right edge in the font of the shop', async () => {
    const draw = async (title: string) => {
      const drawn = sharp(await drawShareCard({ shop: null, title, lines: [], picture: null }));
      const isDark = async (left: number, width: number) => {
        const pixels = await drawn.clone().extract({ left, top: 200, width, height: 200 }).raw().toBuffer();
        return pixels.some((value) => value < 100);
      };
      return [await isDark(64, 500), await isDark(1000, 136)];
    };
    expect(await draw('پله')).toEqual([false, true]);
    expect(await draw('Galaxy S25 سامسونگ')).toEqual([false, true]);
  });
});
