import { SignJWT } from 'jose';
import { changeOffer } from '@/backend/domains/browse/product/changeOffer';
import { forAllTests } from '@/tests/support/backend';
import { openFeedShop, shopUrl } from '@/tests/support/browse/feedShop';
import { asCustomer } from '@/tests/support/customer';
import { small, smallProducts } from '@/tests/support/smallSeed';
import { dayMs } from '@/utils/timeUnits';

const shop = forAllTests(openFeedShop);
/** A purchase counts this long after the click at Torob (ms). */
const torobClickMs = 7 * dayMs;
const persian = /[\u0600-\u06FF]/;
const offer = (productPropertyId: number, change: object) =>
  changeOffer(shop.db, { productPropertyId, ...change });
const ids = ({ products }: { products: { page_unique: string }[] }) =>
  products.map(({ page_unique }) => Number(page_unique));
const phoneUrl = `${shopUrl}/products/${smallProducts.phone}/galaxy-s25`;

/** Adds variants to the cheapest product. @returns their ids */
const addVariants = async (count: number) =>
  (
    await shop.run<{ id: number }>(
      `INSERT INTO product_properties (product_id, colour_title, colour_value, guarantee, price, stock, max_buy)
        SELECT $1, 'رنگ ' || n, '#000000', 'ضمانت', 900000, 1, 1 FROM generate_series(1, $2::int) n RETURNING id`,
      [smallProducts.charger, count],
    )
  ).map(({ id }) => id);

describe('a call of Torob', () => {
  const hour = 3600;
  const now = () => Math.floor(shop.clock.now / 1000);
  test.each<[string, () => Promise<string | null> | string | null]>([
    ['without a token', () => null],
    ['with a text that is no token', () => 'x.y.z'],
    ['for the host without its port', () => shop.sign({ aud: 'shop.example' })],
    ['for this host among others', () => shop.sign({ aud: ['shop.example:8443', 'other.example'] })],
    ['that has expired', () => shop.sign({ exp: now() - 1 })],
    ['that does not hold yet', () => shop.sign({ nbf: now() + hour })],
    ['without an end', () => shop.sign({ exp: undefined })],
    ['signed by somebody else', () => shop.sign({}, shop.otherKey)],
    [
      'signed by another algorithm',
      () =>
        new SignJWT({ aud: 'shop.example:8443', nbf: now() - 1, exp: now() + hour })
          .setProtectedHeader({ alg: 'HS256' })
          .sign(new Uint8Array(32)),
    ],
  ])('%s is refused', async (_name, token) => {
    const refusal = { status: 401, error: expect.stringMatching(persian) };
    const text = await token();
    expect(await shop.products({ page: 1, sort: 'date_added_desc' }, text)).toEqual(refusal);
    expect(await shop.orders('purchase_timestamp_gt=2026-01-01T00:00:00Z&limit=1', text)).toEqual(refusal);
  });

  test.each<[string, object]>([
    ['without a field', {}],
    ['with a list in place of an object', [1]],
    ['with two kinds', { page_uniques: ['1'], page: 1, sort: 'date_added_desc' }],
    ['with an unknown field', { page: 1, sort: 'date_added_desc', limit: 5 }],
    ['with no names', { page_uniques: [] }],
    ['with numbers for names', { page_uniques: [1] }],
    ['with too many addresses', { page_urls: Array.from({ length: 101 }, () => phoneUrl) }],
    ['with a page and no sort', { page: 1 }],
    ['with a sort and no page', { sort: 'date_added_desc' }],
    ['with page zero', { page: 0, sort: 'date_added_desc' }],
    ['with a text for a page', { page: '1', sort: 'date_added_desc' }],
    ['with another sort', { page: 1, sort: 'price_asc' }],
  ])('about products %s is refused with a sentence', async (_name, body) => {
    expect(await shop.products(body)).toEqual({ status: 400, error: expect.stringMatching(persian) });
  });
});

describe('products for Torob', () => {
  test('are variants with the price of the moment, and without stock they have none', async () => {
    const images = [
      { imageUrl: '/art/blue.webp', alt: '', closeUp: false, colour: '#0000ff' },
      { imageUrl: '/art/any.webp', alt: '', closeUp: false, colour: null },
      { imageUrl: '/art/large.webp', alt: '', closeUp: false, colour: '#1' },
    ];
    const specs = [{ group: 'صفحه', rows: [{ title: 'اندازه', value: '۶٫۲ اینچ' }] }];
    await shop.run(`UPDATE products SET images = $2::jsonb, specs = $3::jsonb WHERE id = $1`, [
      smallProducts.phone,
      JSON.stringify(images),
      JSON.stringify(specs),
    ]);
    await shop.run(`UPDATE product_properties SET colour_value = '#1' WHERE id = $1`, [small.phoneLarge]);
    const answer = await shop.products({
      page_uniques: [String(small.phoneLarge), '999', 'x', String(small.soldOut)],
    });
    expect(answer).toMatchObject({
      status: 200,
      api_version: 'torob_api_v3',
      current_page: 1,
      total: 2,
      max_pages: 1,
    });
    const [large, soldOut] = answer.products;
    expect(large).toEqual({
      page_unique: String(small.phoneLarge),
      page_url: expect.stringMatching(`^${shopUrl}/products/1/[a-z0-9-]+\\?variant=2$`),
      product_group_id: String(smallProducts.phone),
      title: expect.stringContaining('، '),
      subtitle: expect.any(String),
      current_price: 65_000_000,
      old_price: 68_000_000,
      availability: true,
      category_name: expect.stringMatching(persian),
      image_links: [`${shopUrl}/art/large.webp`, `${shopUrl}/art/any.webp`],
      short_desc: expect.any(String),
      spec: { اندازه: '۶٫۲ اینچ' },
      guarantee: expect.any(String),
      date_added: expect.stringMatching(/Z$/),
      date_updated: expect.stringMatching(/Z$/),
    });
    expect(soldOut).toMatchObject({ current_price: 0, availability: false });
    expect(soldOut.old_price).toBeUndefined();
  });

  test('are found by the addresses of their pages, also without a variant', async () => {
    const page_urls = [
      `${phoneUrl}?variant=${small.phoneLarge}`,
      `${phoneUrl}?utm_source=torob`,
      `${shopUrl}/products/${smallProducts.iphone}/another-slug`,
      `https://elsewhere.example/products/${smallProducts.watch}/x`,
      `${shopUrl}/faq`,
      'no address',
    ];
    expect(ids(await shop.products({ page_urls }))).toEqual([small.phoneLarge, small.phone, small.lastPiece]);
  });

  test('that were removed leave the list, and are not found any more', async () => {
    const [gone = 0] = await addVariants(1);
    const page_uniques = [String(gone)];
    expect((await shop.products({ page_uniques })).total).toBe(1);
    await shop.run('UPDATE product_properties SET removed_at = now() WHERE id = $1', [gone]);
    expect(await shop.products({ page_uniques })).toMatchObject({ total: 0, max_pages: 1, products: [] });
    await shop.run('UPDATE products SET removed_at = now() WHERE id = $1', [smallProducts.controller]);
    const list = ids(await shop.products({ page: 1, sort: 'date_added_desc' }));
    expect([list.includes(gone), list.includes(small.controller), list.includes(small.phone)]).toEqual([
      false,
      false,
      true,
    ]);
    await shop.run('UPDATE products SET removed_at = NULL WHERE id = $1', [smallProducts.controller]);
    const again = ids(await shop.products({ page: 1, sort: 'date_updated_desc' }));
    expect(again[0]).toBe(small.controller);
  });

  test.each(['date_added_desc', 'date_updated_desc'])(
    'by %s are each on one page of a hundred while others change, for two readers at once',
    async (sort) => {
      const added = await addVariants(240);
      const read = (page: number) => shop.products({ page, sort });
      const first = await read(1);
      const { total, max_pages } = first;
      expect([max_pages, Math.ceil(total / 100)]).toEqual([3 + Math.floor((total - 201) / 100), max_pages]);
      const later = added.filter((id) => !ids(first).includes(id));
      const [gone = 0, dearer = 0, renamed = 0] = later.slice(60);
      await shop.run('UPDATE product_properties SET removed_at = now() WHERE id = ANY ($1::int[])', [
        [gone, ids(first)[5]],
      ]);
      await offer(dearer, { price: 950_000 });
      await shop.run(`UPDATE product_properties SET colour_title = 'رنگ دیگر' WHERE id = $1`, [renamed]);
      const [fresh = 0] = await addVariants(1);
      const second = await read(2);
      const other = await read(1);
      expect(ids(other)).toContain(fresh);
      const pages = [first, second];
      for (let page = 3; page <= max_pages; page += 1) pages.push(await read(page));
      expect(pages.slice(0, -1).map(({ products }) => products.length)).toEqual(
        Array.from({ length: max_pages - 1 }, () => 100),
      );
      const listed = pages.flatMap(ids);
      expect([listed.length, new Set(listed).size]).toEqual([total, total]);
      expect(listed).toEqual(expect.arrayContaining(added));
      expect(listed).not.toContain(fresh);
      const products = pages.flatMap((page) => page.products);
      const of = (id: number) => products.find(({ page_unique }) => page_unique === String(id));
      expect(of(gone)).toMatchObject({ availability: false, current_price: 0 });
      expect(of(dearer)).toMatchObject({ current_price: 950_000 });
      expect(await read(max_pages + 5)).toMatchObject({
        status: 200,
        products: [],
        current_page: max_pages + 5,
      });
      await shop.run('UPDATE product_properties SET removed_at = now() WHERE product_id = $1 AND id > 8', [
        smallProducts.charger,
      ]);
    },
  );
});

describe('the webhook', () => {
  const pending = async () =>
    (
      await shop.run<{ id: number }>('SELECT variant_id AS id FROM feed_variants WHERE pending ORDER BY 1')
    ).map(({ id }) => id);
  const told = () => shop.calls.flatMap(({ items }) => items.map(({ page_unique }) => Number(page_unique)));
  const minute = 60_000;
  beforeEach(async () => {
    await shop.run('UPDATE feed_variants SET pending = false');
    await shop.run(`DELETE FROM outbox WHERE kind = 'torob_changes'`);
    await shop.run('DELETE FROM feed_calls');
    shop.openWebhook();
  });

  test('is told of a changed price, stock, title and activity once, and of nothing else', async () => {
    await offer(small.phone, { price: 60_000_000 });
    await shop.setStock(small.charger, 49);
    await shop.run(`UPDATE products SET title = title || ' ' WHERE id = $1`, [smallProducts.iphone]);
    await shop.run('UPDATE product_properties SET removed_at = now() WHERE id = $1', [small.promoted]);
    await shop.run('UPDATE product_properties SET max_buy = max_buy + 1, price = price WHERE id = $1', [
      small.console,
    ]);
    await shop.run('UPDATE products SET popularity = popularity + 1');
    await shop.runWorker();
    const changed = [small.phone, small.lastPiece, small.promoted, small.charger].sort((a, b) => a - b);
    expect(told().sort((a, b) => a - b)).toEqual(changed);
    expect(shop.calls[0]?.items.find(({ page_unique }) => page_unique === '1')?.page_url).toMatch(
      `${shopUrl}/products/1/`,
    );
    await shop.runWorker();
    expect(shop.calls).toHaveLength(1);
    await shop.run('UPDATE product_properties SET removed_at = NULL WHERE id = $1', [small.promoted]);
  });

  test('is told of the end of a promotion', async () => {
    const to = new Date(shop.clock.now + minute).toISOString();
    await offer(small.promoted, { promotion: { price: 15_000_000, to } });
    await shop.runWorker();
    shop.clock.now += 2 * minute;
    await shop.runWorker();
    expect(told()).toEqual([small.promoted, small.promoted]);
  });

  test('gets at most a hundred items a call and twenty calls a minute, refused ones included', async () => {
    const added = await addVariants(2350);
    for (let run = 0; run < 15; run += 1) await shop.runWorker();
    expect(shop.calls.map(({ status, items }) => [status, items.length])).toEqual(
      Array.from({ length: 20 }, () => [200, 100]),
    );
    shop.clock.now += minute;
    for (let run = 0; run < 3; run += 1) await shop.runWorker();
    expect([shop.calls.length, shop.calls.at(-1)?.items.length]).toEqual([24, 50]);
    expect(new Set(told())).toEqual(new Set(added));
    expect(await pending()).toEqual([]);
    await shop.run('DELETE FROM product_properties WHERE id = ANY ($1::int[])', [added]);
  });

  test('is called again after a refusal, with what has changed meanwhile', async () => {
    shop.openWebhook('another token');
    await offer(small.phone, { price: 61_000_000 });
    await shop.runWorker();
    expect(shop.calls.map(({ status }) => status)).toEqual([401]);
    expect(await pending()).toEqual([small.phone]);
    shop.openWebhook();
    shop.meanwhile(() =>
      shop.run('UPDATE product_properties SET price = 62000000 WHERE id = $1', [small.phone]),
    );
    await offer(small.charger, { price: 910_000 });
    shop.clock.now += 5 * minute;
    await shop.runWorker();
    expect(shop.calls[0]).toMatchObject({ status: 200, items: [{ page_unique: '1' }, { page_unique: '8' }] });
    // The price changed again during the call, so that another one follows.
    expect(shop.calls.slice(1)).toEqual([
      { status: 200, items: [expect.objectContaining({ page_unique: '1' })] },
    ]);
    const statuses = await shop.run<{ status: number }>('SELECT status FROM feed_calls ORDER BY id LIMIT 2');
    expect(statuses).toEqual([{ status: 401 }, { status: 200 }]);
    expect(await pending()).toEqual([]);
  });

  test('is not called without a token', async () => {
    await offer(small.phone, { price: 59_500_000 });
    await shop.runWorker(null);
    expect(shop.calls).toEqual([]);
    expect(await shop.run(`SELECT 1 FROM outbox WHERE kind = 'torob_changes'`)).toEqual([]);
  });
});

describe('orders for Torob', () => {
  /** Places with this cookie and pays by the wallet. @returns the order's number */
  async function buy(cookie: string, qty = 1): Promise<number> {
    const sara = await shop.createShopper({ wallet: 5_000_000, lines: [[small.charger, qty]] });
    const choice = { useWallet: true, gateway: null, coupon: 'TEN' };
    const { data } = await sara.review(choice);
    const call = asCustomer(shop.app, sara.token, { cookie, 'idempotency-key': crypto.randomUUID() });
    const body = { ...sara.choose(choice), agreed: data.agreed };
    const placed = await call.post<{ orderId: number }>('/user/orders', body);
    expect(placed.status).toBe(200);
    return placed.data.orderId;
  }
  const all = 'purchase_timestamp_gt=2026-01-01T00:00:00.000000Z&limit=1000';

  test('are paid ones with a click of the last seven days, and say when they were cancelled', async () => {
    await shop.run('UPDATE product_properties SET price = 900000, discount = 0, stock = 50 WHERE id = $1', [
      small.charger,
    ]);
    const click = (clid: string, ago: number) => `torob_clid=${clid}.${shop.clock.now - ago}`;
    const begin = shop.clock.now;
    const kept = await buy(click('a1-b2', torobClickMs - 1000), 2);
    for (const cookie of [
      '',
      click('old', torobClickMs),
      click('future', -5000),
      click('bad id', 0),
      'torob_clid=x',
    ])
      await buy(cookie);
    shop.clock.now += 1000;
    const cancelled = await buy(click('c3', 0));
    const unpaid = await shop.createShopper({ lines: [[small.charger, 1]] });
    await unpaid.place();
    await shop.run(
      `UPDATE orders SET torob_clid = 'u', torob_clicked_at = now() WHERE state = 'awaitingPayment'`,
    );
    const answer = await shop.orders(all);
    const instant = (at: number) => new Date(at).toISOString();
    expect(answer).toEqual({
      status: 200,
      success: true,
      data: [
        {
          purchase_timestamp: instant(begin),
          torob_clid: 'a1-b2',
          // 1,800,000 less a tenth, without a tax of 10 percent.
          order_value: Math.round(Math.round(1_800_000 / 1.1) * 0.9),
          shipping_amount: 145_000,
          status: 'completed',
          last_updated_timestamp: instant(begin),
          phone_number: expect.stringMatching(/^\+989\d{9}$/),
          products: [
            {
              product_url: expect.stringContaining(`${shopUrl}/products/${smallProducts.charger}/`),
              product_price: 900_000,
              quantity: 2,
            },
          ],
        },
        expect.objectContaining({ torob_clid: 'c3', status: 'completed' }),
      ],
    });
    const [clicked] = await shop.run<{ at: string }>(
      'SELECT torob_clicked_at AS at FROM orders WHERE id = $1',
      [kept],
    );
    expect(clicked?.at).toBe(instant(begin - torobClickMs + 1000));
    shop.clock.now += 1000;
    await shop.command({ what: 'order', id: cancelled, change: { step: 'cancel', reason: 'ناموجود شد' } });
    const later = await shop.orders(`purchase_timestamp_gt=${instant(begin)}&limit=1`);
    expect(later.data).toEqual([
      expect.objectContaining({
        torob_clid: 'c3',
        status: 'cancelled',
        last_updated_timestamp: instant(shop.clock.now),
      }),
    ]);
    // Of two purchases at the same instant the limit cuts off neither.
    await shop.run('UPDATE orders SET paid_at = $2 WHERE id = $1', [cancelled, instant(begin)]);
    expect((await shop.orders(all.replace('1000', '1'))).data).toHaveLength(1);
  });

  test.each([
    'limit=5',
    'purchase_timestamp_gt=yesterday&limit=5',
    'purchase_timestamp_gt=2026-01-01T00:00:00%2B03:30&limit=5',
    'purchase_timestamp_gt=2026-13-01T00:00:00Z&limit=5',
    'purchase_timestamp_gt=2026-01-01T00:00:00Z',
    'purchase_timestamp_gt=2026-01-01T00:00:00Z&limit=0',
    'purchase_timestamp_gt=2026-01-01T00:00:00Z&limit=1001',
  ])('are refused for %s', async (query) => {
    expect(await shop.orders(query)).toEqual({ status: 400, error: expect.stringMatching(persian) });
  });
});

describe('files of products', () => {
  test('for Google name every offered variant in rial, and are sent again only after a change', async () => {
    await shop.run(`UPDATE products SET summary = $2 WHERE id = $1`, [
      smallProducts.phone,
      'a < b & "c"\u0001',
    ]);
    const { headers, body, statusCode } = await shop.app.inject('/feeds/google.xml');
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/rss+xml; charset=utf-8']);
    const items = body.split('<item>').slice(1);
    const [offered] = await shop.run<{ count: number }>(
      'SELECT count(*)::int AS count FROM feed_variants WHERE offered',
    );
    expect(items).toHaveLength(offered?.count ?? 0);
    const large = items.find((item) => item.includes(`<g:id>${small.phoneLarge}</g:id>`));
    expect(large).toContain('<g:price>680000000 IRR</g:price><g:sale_price>650000000 IRR</g:sale_price>');
    expect(large).toContain('<g:description>a &lt; b &amp; &quot;c&quot;</g:description>');
    expect(large).toContain('<g:identifier_exists>no</g:identifier_exists>');
    expect(items.find((item) => item.includes(`<g:id>${small.soldOut}</g:id>`))).toContain('out_of_stock');
    const ask = () =>
      shop.app.inject({ url: '/feeds/google.xml', headers: { 'if-none-match': headers.etag } });
    expect(await ask()).toMatchObject({ statusCode: 304, body: '' });
    await shop.setStock(small.phone, 3);
    expect((await ask()).statusCode).toBe(200);
  });

  test('are written in pieces for at most three readers at once', async () => {
    const added = await addVariants(1200);
    const askFive = (headers = {}) =>
      Promise.all(Array.from({ length: 5 }, () => shop.app.inject({ url: '/feeds/google.xml', headers })));
    // Each reader finds a connection to the database, so that all begin at once.
    const { headers } = await shop.app.inject('/feeds/google.xml');
    await askFive({ 'if-none-match': headers.etag });
    shop.statements.length = 0;
    const answers = await askFive();
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 503, 503]);
    expect(shop.statements.filter((text) => text.includes('variant_id > ')).length).toBe(9);
    expect((await shop.app.inject('/feeds/google.xml')).body.split('<item>').length).toBeGreaterThan(1200);
    await shop.run('DELETE FROM product_properties WHERE id = ANY ($1::int[])', [added]);
  });

  test('for Emalls have pages of any length, by GET and by POST', async () => {
    const got = (await shop.app.inject('/feeds/emalls?page=2&item_per_page=3')).json();
    expect(got).toMatchObject({
      success: true,
      page_num: 2,
      item_per_page: 3,
      pages_count: Math.ceil(got.total_items / 3),
    });
    expect(got.products.map(({ id }: { id: number }) => id)).toEqual([4, 5, 6]);
    expect(got.products[0]).toMatchObject({
      price: expect.any(Number),
      is_available: false,
      url: expect.any(String),
    });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const posted = await shop.app.inject({
      method: 'POST',
      url: '/feeds/emalls',
      headers,
      payload: 'page=2&item_per_page=3',
    });
    expect(posted.json()).toEqual(got);
    expect((await shop.app.inject('/feeds/emalls?page=0')).statusCode).toBe(400);
  });

  test('of the site map name each product with its last change and its pictures', async () => {
    const { body, headers } = await shop.app.inject('/sitemap/products-1.xml');
    expect(headers['content-type']).toContain('application/xml');
    expect(body.match(/<url>/g)).toHaveLength(7);
    expect(body).toMatch(
      new RegExp(
        `<loc>${shopUrl}/products/1/samsung-galaxy-s25</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[\\d:.]+Z</lastmod><image:image>`,
      ),
    );
    expect(body).toContain(`<image:image><image:loc>${shopUrl}/art/large.webp</image:loc></image:image>`);
    expect((await shop.app.inject('/sitemap/products-2.xml')).body).not.toContain('<url>');
    expect((await shop.app.inject('/sitemap/products-0.xml')).statusCode).toBe(404);
  });

  test('of the site map name the categories, the brands and the brands of each category', async () => {
    const { body } = await shop.app.inject('/sitemap/lists.xml');
    for (const path of ['/shop/mobile', '/brand/samsung', '/shop/mobile/samsung'])
      expect(body).toContain(`<url><loc>${shopUrl}${path}</loc><lastmod>`);
    expect(body).not.toContain('/shop/mobile/sony<');
  });
});
