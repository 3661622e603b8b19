import { importFile } from '@/backend/domains/browse/catalogueImport/importFile';
import { runDueImport } from '@/backend/domains/browse/catalogueImport/runImport';
import type { CatalogueImport, ImportReport } from '@/contract/desk/catalogueImport';
import type { DeskChangePage } from '@/contract/desk/change';
import type { ShopPicture } from '@/contract/desk/picture';
import { uploadPart } from '@/contract/limits';
import type { ProductPage } from '@/contract/product';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer } from '@/tests/support/customer';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { memoryStorage } from '@/tests/support/memoryStorage';
import { small, smallProducts } from '@/tests/support/smallSeed';

const now = Date.parse('2026-11-23T08:00:00Z');
let time = now;
let shop: TestApp;
let storage: ReturnType<typeof memoryStorage>;
let desk: Awaited<ReturnType<TestApp['customer']>>;
async function open() {
  time = now;
  storage = memoryStorage();
  shop = await openTestApp({ storage, now: () => time });
  desk = await shop.customer({ role: 'supervisor' });
}
const close = () => shop.close();

const work = (goesOn?: () => boolean) => runDueImport({ db: shop.db, storage, now: () => time }, goesOn);
const report = async (id: string) => (await desk.get<ImportReport>(`/admin/imports/${id}`)).data;

/** Sends a file and does the dry run. */
async function check(content: string | Buffer, format: 'csv' | 'ndjson' = 'csv'): Promise<ImportReport> {
  const bytes = Buffer.from(content);
  const { data } = await desk.post<CatalogueImport>('/admin/imports', {
    name: `کالاها.${format}`,
    format,
    size: bytes.length,
  });
  for (let offset = 0; offset < bytes.length; offset += uploadPart) {
    const part = bytes.subarray(offset, offset + uploadPart);
    expect((await desk.send(`/admin/imports/${data.id}/parts?offset=${offset}`, part)).status).toBe(200);
  }
  expect(await work()).toBe(true);
  return report(data.id);
}

async function start(id: string): Promise<ImportReport> {
  expect((await desk.post(`/admin/imports/${id}/start`)).status).toBe(200);
  await work();
  return report(id);
}

/** What a dry run and the real run must have in common. */
function countsOf(one: ImportReport) {
  const { created, changed, unchanged, refused, newProducts, changedProducts, errors } = one;
  return { created, changed, unchanged, refused, newProducts, changedProducts, errors };
}
const catalogue = () =>
  shop.run(`SELECT p.slug, p.title, p.removed_at IS NULL AS active, v.sku, v.price::int AS price, v.stock, v.guarantee
      FROM products p LEFT JOIN product_properties v ON v.product_id = p.id ORDER BY p.id, v.sort, v.id`);
const titles =
  'slug,title,latinTitle,category,brand,images,colourTitle,colourValue,guarantee,price,stock,maxBuy,sku';
const headphone = (colour: string, price: string, sku: string) =>
  `sony-wh,هدفون سونی,Sony WH,بازی و کنسول,sony,/art/headphone-black-pair.avif,رنگ,${colour},۱۸ ماه,${price},۵,۲,${sku}`;

describe('an import', () => {
  beforeEach(open);
  afterEach(close);

  test('the dry run changes nothing, and the real run does what it said', async () => {
    const before = await catalogue();
    const file = [
      titles,
      headphone('#111111', '۱۲٬۰۰۰٬۰۰۰'.replaceAll('٬', ''), 'WH-1'),
      headphone('#222222', '12000000', 'WH-2'),
      'samsung-charger-25,,,,,,مشکی,#2B2D33,گارانتی ۱۸ ماههٔ شرکتی,950000,,,CH-25',
    ].join('\n');
    const checked = await check(file);
    expect(checked).toMatchObject({
      state: 'checked',
      lines: 3,
      created: 2,
      changed: 1,
      refused: 0,
      newProducts: 1,
    });
    expect(await catalogue()).toEqual(before);
    const done = await start(checked.id);
    expect(done.state).toBe('done');
    expect(countsOf(done)).toEqual(countsOf(checked));
    const rows = await catalogue();
    expect(rows).toHaveLength(before.length + 2);
    expect(rows).toContainEqual(
      expect.objectContaining({ slug: 'samsung-charger-25', price: 950_000, stock: 50, sku: 'CH-25' }),
    );
    const again = await check(file);
    expect(countsOf(again)).toMatchObject({ created: 0, changed: 0, unchanged: 3, newProducts: 0 });
  });

  /** The bytes of a text in the encoding of old Persian Windows. */
  function toWindows1256(text: string): Buffer {
    const letters = new TextDecoder('windows-1256').decode(
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
    );
    return Buffer.from([...text.replaceAll('ی', 'ي')].map((letter) => letters.indexOf(letter)));
  }

  test.each([
    ['Windows-1256', toWindows1256],
    ['UTF-16', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 with the high byte first', (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16()],
  ])('a file in %s is read like one in UTF-8', async (_name, encode) => {
    const file = [titles, headphone('#111111', '12000000', 'WH-1').replace('۵,۲', '5,2').replace('۱۸', '18')];
    const checked = await check(encode(file.join('\n')));
    expect(checked).toMatchObject({ state: 'checked', created: 1, refused: 0 });
    await start(checked.id);
    expect(await catalogue()).toContainEqual(expect.objectContaining({ title: 'هدفون سونی', stock: 5 }));
  });

  test('a part that arrives again, even while it is counted, does not replace the one that is checked', async () => {
    const put = jest.spyOn(storage, 'put');
    const bytes = (price: string) => Buffer.from(`${titles}\n${headphone('#111111', price, 'WH-1')}\n`);
    const size = bytes('5000000').length;
    const { data } = await desk.post<CatalogueImport>('/admin/imports', {
      name: 'a.csv',
      format: 'csv',
      size,
    });
    const send = (price: string) => desk.send(`/admin/imports/${data.id}/parts?offset=0`, bytes(price));
    for (const { status } of await Promise.all(['5000000', '6000000', '7000000'].map(send)))
      expect(status).toBe(200);
    await work();
    expect((await send('8000000')).status).toBe(200);
    expect(put).toHaveBeenCalledTimes(1);
    expect(await report(data.id)).toMatchObject({ state: 'checked', created: 1 });
  });

  test('new products are on their pages and in the search, and the storefront is told in pieces', async () => {
    const { id } = await check([titles, headphone('#111111', '12000000', '')].join('\n'));
    await start(id);
    const [product] = await shop.run<{ id: number }>("SELECT id FROM products WHERE slug = 'sony-wh'");
    const page = await asCustomer(shop.app, null).get<ProductPage>(`/product/${product?.id}`);
    expect(page.data.product).toMatchObject({ title: 'هدفون سونی', properties: [{ price: 12_000_000 }] });
    const found = await asCustomer(shop.app, null).get(
      `/product/search?search=${encodeURIComponent('هدفون')}`,
    );
    expect(JSON.stringify(found.data)).toContain('sony-wh');
    const jobs = await shop.run("SELECT payload FROM outbox WHERE kind = 'publish_products'");
    expect(jobs).toEqual([{ payload: { productIds: [product?.id] } }]);
  });

  test('refused lines are named by number, column and Persian reason, and the others are done', async () => {
    const file = [
      'slug;title;category;brand;colourTitle;colourValue;guarantee;price;discount;stock;promotionPrice;promotionTo',
      'new-one;کالای نو;نیست;sony;مشکی;#111111;۱۸ ماه;صد;;;;',
      'new-two;;mobile;sony;مشکی;#111111;۱۸ ماه;100000;;;;',
      'apple-iphone-16;;;;مشکی;#2B2D33;گارانتی ۱۸ ماههٔ شرکتی;70000000;80000000;1;;',
      'apple-iphone-16;;;;سبز;#00FF00;۱۸ ماه;70000000;0;1;60000000;۱۴۰۵/۱۲/۰۱ ۱۸:۳۰',
      'apple-iphone-16;;;;سبز;#00FF00;۱۸ ماه;71000000;0;1;;',
      ';;;;;;;1;;;;',
    ].join('\r\n');
    const checked = await check(Buffer.from(`\ufeff${file}`));
    expect(checked.errors).toEqual([
      { line: 2, field: 'price', message: 'این خانه عدد درست نیست.' },
      { line: 3, field: 'title', message: 'برای کالا یا تنوع جدید این خانه لازم است.' },
      { line: 4, field: 'discount', message: 'تخفیف باید کمتر از قیمت باشد.' },
      { line: 6, field: '', message: 'این تنوع در سطر ۵ هم آمده است.' },
      { line: 7, field: '', message: expect.stringContaining('این سطر کالا را نام نمی‌برد') },
    ]);
    expect(checked).toMatchObject({ created: 1, refused: 5, newProducts: 0 });
    const all = await shop.app.inject({
      url: `/admin/imports/${checked.id}/errors`,
      headers: {
        authorization: `Bearer ${(await shop.customer({ role: 'supervisor' })).token}`,
      },
    });
    expect(all.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(all.body.trim().split('\r\n')).toHaveLength(6);
    expect(countsOf(await start(checked.id))).toEqual(countsOf(checked));
    const [green] = await shop.run<{ promotion_to: string }>(
      "SELECT promotion_to FROM product_properties WHERE colour_value = '#00FF00'",
    );
    expect(new Date(String(green?.promotion_to)).toISOString()).toBe('2027-02-20T15:00:00.000Z');
  });

  test('a file of numbers and prices alone changes just these', async () => {
    const json = [
      { variantId: small.charger, price: 800_000 },
      { variantId: small.console, stock: 9, variantActive: false },
      { variantId: 999_999, price: 1 },
      'nonsense',
    ].map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
    const { id, ...checked } = await check(json.join('\n'), 'ndjson');
    expect(checked).toMatchObject({ changed: 2, refused: 2, changedProducts: 0 });
    expect(checked.errors).toEqual([
      { line: 3, field: 'variantId', message: 'تنوعی با این شماره نیست.' },
      { line: 4, field: '', message: expect.stringContaining('JSON') },
    ]);
    await start(id);
    expect(
      await shop.run(
        `SELECT id, price::int AS price, stock, removed_at IS NULL AS active FROM product_properties WHERE id IN (${small.charger}, ${small.console}) ORDER BY id`,
      ),
    ).toEqual([
      { id: small.console, price: 46_900_000, stock: 9, active: false },
      { id: small.charger, price: 800_000, stock: 50, active: true },
    ]);
  });

  test('titles with Arabic letters are read like Persian ones', async () => {
    const checked = await check(`شناسهٔ تنوع,قيمت,حداكثر خريد\n${small.charger},710000,3\n`);
    expect(checked).toMatchObject({ changed: 1, refused: 0, errors: [] });
  });

  test('a sale between the lines stays when the file does not say the stock', async () => {
    const { id } = await check(`variantId,price\n${small.charger},700000\n`);
    await shop.run(`UPDATE product_properties SET stock = 42 WHERE id = ${small.charger}`);
    await start(id);
    const rows = await shop.run(`SELECT stock FROM product_properties WHERE id = ${small.charger}`);
    expect(rows).toEqual([{ stock: 42 }]);
  });

  /** A file with so many lines that it takes several batches. */
  const many = (count: number) =>
    [
      titles,
      ...Array.from(
        { length: count },
        (_, index) =>
          `sony-wh,هدفون سونی,Sony WH,game,sony,/art/headphone-black-pair.avif,رنگ,#${index.toString(16).toUpperCase().padStart(6, '0')},۱۸ ماه,${1_000_000 + index},5,2,`,
      ),
    ].join('\n');

  test('an interrupted run goes on after its last batch and does every line once', async () => {
    const { id } = await check(many(501));
    await desk.post(`/admin/imports/${id}/start`);
    let batches = 0;
    await work(() => {
      batches += 1;
      return batches <= 1;
    });
    expect(await report(id)).toMatchObject({ state: 'running', lineDone: 500, created: 500 });
    await work();
    expect(await report(id)).toMatchObject({
      state: 'done',
      lineDone: 501,
      created: 501,
      changed: 0,
      refused: 0,
    });
    const [row] = await shop.run<{ count: number }>(
      "SELECT count(*)::int AS count FROM product_properties v JOIN products p ON p.id = v.product_id WHERE slug = 'sony-wh'",
    );
    expect(row?.count).toBe(501);
  });

  test('a batch that fails is undone as a whole and is tried again', async () => {
    const { id } = await check(many(20));
    await desk.post(`/admin/imports/${id}/start`);
    await shop.run('ALTER TABLE outbox ADD CONSTRAINT test_full CHECK (false) NOT VALID');
    await expect(work()).rejects.toThrow();
    expect(await report(id)).toMatchObject({ state: 'running', lineDone: 0, created: 0 });
    await shop.run('ALTER TABLE outbox DROP CONSTRAINT test_full');
    expect(await work()).toBe(false);
    time += 30_000;
    await work();
    expect(await report(id)).toMatchObject({ state: 'done', created: 20 });
  });

  test('an import at which the shop fails again and again is given up with a reason, and others go on meanwhile', async () => {
    const { id } = await check(many(20));
    await desk.post(`/admin/imports/${id}/start`);
    storage.files.clear();
    await expect(work()).rejects.toThrow('lost part');
    expect(await report(id)).toMatchObject({ state: 'running', failure: null });
    expect((await check(`variantId,price\n${small.charger},700000\n`)).state).toBe('checked');

    for (const seconds of [30, 60, 120]) {
      time += seconds * 1000 - 1;
      expect(await work()).toBe(false);
      time += 1;
      await expect(work()).rejects.toThrow('lost part');
    }
    expect((await report(id)).state).toBe('running');
    time += 240_000;
    await expect(work()).rejects.toThrow('lost part');
    expect(await report(id)).toMatchObject({ state: 'failed', failure: expect.stringContaining('چند بار') });
    time += 3_600_000;
    expect(await work()).toBe(false);
    const { data } = await desk.get<DeskChangePage>('/admin/changes?area=import');
    expect(data.changes.map(({ subject, action }) => [subject, action])).toContainEqual([id, 'fail']);
  });

  test('a cancelled run stops, keeps what it has done, and its file goes', async () => {
    const { id } = await check(many(501));
    await desk.post(`/admin/imports/${id}/start`);
    let batches = 0;
    await work(() => {
      batches += 1;
      return batches <= 1;
    });
    expect((await desk.post(`/admin/imports/${id}/cancel`)).status).toBe(200);
    expect(await work()).toBe(false);
    expect(await report(id)).toMatchObject({ state: 'cancelled', created: 500 });
    expect((await desk.post(`/admin/imports/${id}/cancel`)).status).toBe(409);
    expect((await desk.post(`/admin/imports/${id}/start`)).status).toBe(409);
    expect(await shop.run("SELECT 1 FROM outbox WHERE kind = 'delete_upload'")).toHaveLength(1);
  });

  test('pictures of colours and options are read from a file, and unknown ones are refused', async () => {
    const missing = '/media/00000000-0000-4000-8000-000000000000.webp';
    const silk = '/art/laptop-gold-back.avif';
    const lines = [`${small.charger},${silk}`, `${small.console},${missing}`];
    const { id, errors } = await check(`variantId,colourImageUrl\n${lines.join('\n')}`);
    expect(errors).toEqual([
      { line: 3, field: 'colourImageUrl', message: 'این عکس پیدا نشد. آن را دوباره بفرستید.' },
    ]);
    await start(id);
    expect(await shop.run('SELECT id FROM product_properties WHERE colour_image_url = $1', [silk])).toEqual([
      { id: small.charger },
    ]);
  });

  test('pictures that were sent before are named by their files, in any case of the letters', async () => {
    const { id: fileId } = await storeFile(desk, 'shop', await aPhoto());
    const { data } = await desk.post<ShopPicture>('/admin/pictures', { fileId, name: 'Charger-1.JPG' });
    const lines = [`${small.charger},charger-1.jpg`, `${small.console},other.jpg`];
    const { id, errors } = await check(`variantId,images\n${lines.join('\n')}`);
    const message = 'عکسی با این نام فرستاده نشده است. عکس‌ها را پیش از پرونده بفرستید.';
    expect(errors).toEqual([{ line: 3, field: 'images', message }]);
    await start(id);
    const [product] = await shop.run<{ imageUrl: string }>(
      `SELECT images -> 0 ->> 'imageUrl' AS "imageUrl" FROM products WHERE id = $1`,
      [smallProducts.charger],
    );
    expect(product).toEqual({ imageUrl: data.imageUrl });
  });

  /** While no record can be written, as when the process ends before it. */
  async function withoutRecords(work: () => Promise<void>): Promise<void> {
    await shop.run('ALTER TABLE desk_changes ADD CONSTRAINT test_full CHECK (false) NOT VALID');
    await work();
    await shop.run('ALTER TABLE desk_changes DROP CONSTRAINT test_full');
  }
  const records = () => shop.run('SELECT subject, action, after FROM desk_changes ORDER BY id');

  test('a run is cancelled together with its record or not at all', async () => {
    const { id } = await check(`variantId,price\n${small.charger},700000\n`);
    await desk.post(`/admin/imports/${id}/start`);
    await withoutRecords(async () => {
      expect((await desk.post(`/admin/imports/${id}/cancel`)).status).toBe(500);
      expect(await report(id)).toMatchObject({ state: 'running' });
    });
    expect((await desk.post(`/admin/imports/${id}/cancel`)).status).toBe(200);
    expect(await records()).toMatchObject([{ subject: id, action: 'cancel', after: { lineDone: 0 } }]);
  });

  test('an import fails together with its record or not at all', async () => {
    const { id } = await check(`variantId,price\n${small.charger},700000\n`);
    await desk.post(`/admin/imports/${id}/start`);
    await shop.run('UPDATE catalogue_imports SET tries = 4 WHERE id = $1', [id]);
    storage.files.clear();
    await withoutRecords(async () => {
      await expect(work()).rejects.toThrow();
      expect(await report(id)).toMatchObject({ state: 'running', failure: null });
    });
    time += 3_600_000;
    await expect(work()).rejects.toThrow('lost part');
    expect(await report(id)).toMatchObject({ state: 'failed' });
    expect(await records()).toMatchObject([{ subject: id, action: 'fail' }]);
  });

  test('an import from the command line that breaks off has a record of the batches that it did', async () => {
    async function* bytes(count: number) {
      yield Buffer.from(many(count));
    }
    const read = (count: number, lastLine = Number.POSITIVE_INFINITY) =>
      importFile(
        { db: shop.db, now: () => time },
        {
          bytes: bytes(count),
          format: 'csv',
          name: 'many.csv',
          isDryRun: false,
          onBatch({ lines }) {
            if (lines > lastLine) throw new Error('The process was killed.');
          },
        },
      );
    await withoutRecords(async () => {
      await expect(read(20)).rejects.toThrow();
      expect(await shop.run(`SELECT FROM products WHERE slug = 'sony-wh'`)).toEqual([]);
    });
    await expect(read(501, 500)).rejects.toThrow();
    expect(await records()).toMatchObject([
      { subject: 'many.csv', action: 'import', after: { lines: 500, created: 500 } },
    ]);
    await read(501);
    expect((await records())[1]).toMatchObject({ after: { lines: 501, created: 1, unchanged: 500 } });
  });

  test('the import is in the list of changes with the name of its file and its counts', async () => {
    const { id } = await check(`variantId,price\n${small.charger},700000\n`);
    await start(id);
    expect(await shop.run('SELECT operator_id, area, subject, action, after FROM desk_changes')).toEqual([
      {
        operator_id: desk.userId,
        area: 'import',
        subject: id,
        action: 'import',
        after: expect.objectContaining({ name: 'کالاها.csv', lines: 1, changed: 1, refused: 0 }),
      },
    ]);
  });

  const download = async (format: string) => {
    const { token } = await shop.customer({ role: 'supervisor' });
    const headers = { authorization: `Bearer ${token}` };
    return shop.app.inject({ url: `/admin/catalogue/export?format=${format}`, headers });
  };

  test.each(['csv', 'ndjson'] as const)('the export as %s comes back without a change', async (format) => {
    await shop.run('UPDATE products SET summary = E\'"=1+1"\\n;,\' WHERE id = 1');
    const answer = await download(format);
    expect(answer.headers['content-disposition']).toBe(`attachment; filename="products.${format}"`);
    const checked = await check(answer.rawPayload, format);
    expect(checked).toMatchObject({
      state: 'checked',
      unchanged: 8,
      created: 0,
      changed: 0,
      refused: 0,
      changedProducts: 0,
    });
  });

  test('a spreadsheet calculates nothing in the export', async () => {
    const evil = '=HYPERLINK("http://evil.example","x")';
    await shop.run(`UPDATE products SET title = $1 WHERE id = ${smallProducts.charger}`, [evil]);
    const answer = await download('csv');
    expect(answer.body.startsWith('\ufeff')).toBe(true);
    expect(answer.body).toContain(`"'=HYPERLINK(""http://evil.example"",""x"")"`);
    expect(answer.body).not.toMatch(/(^|[,\n])"?[=+@]/);
    expect((await check(answer.rawPayload)).unchanged).toBe(8);
  });
});

describe('a file that changes nothing', () => {
  beforeAll(open);
  afterAll(close);

  test.each([
    [
      'broken UTF-8',
      Buffer.concat([Buffer.from('slug,title\nx,گوشی موبایل '), Buffer.from([0xe3])]),
      'UTF-8',
    ],
    ['a workbook of Excel', Buffer.from('PK\x03\x04\x14\0'), 'پروندهٔ اکسل'],
    ['a workbook of old Excel', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1]), 'پروندهٔ اکسل'],
    ['a file without a column that names products', 'price,stock\n1,2\n', 'نام ستون‌ها'],
    ['an unknown column', 'slug,weight\na,2\n', '«weight»'],
    ['a column twice', 'slug,نشانی\na,b\n', 'دو بار'],
    ['no lines', 'slug,price\n', 'سطری از کالا ندارد'],
    ['an open quote', 'slug,price\n"a,2\n', 'گیومه'],
  ])('%s is refused as a whole', async (_name, content, words) => {
    expect(await check(content)).toMatchObject({ state: 'failed', failure: expect.stringContaining(words) });
  });

  test.each([
    ['a title with a NUL', 'csv', 'slug,\0\nx,y'],
    ['a title that is cut inside a character', 'csv', `slug,${'x'.repeat(59)}😀\nx,y`],
    ['a key with a NUL', 'ndjson', '{"\\u0000":1}'],
    ['a key that is cut inside a character', 'ndjson', `{"${'x'.repeat(59)}😀":1}`],
    ['a key that is half a character', 'ndjson', '{"\\ud800":1}'],
  ] as const)(
    'a file with %s is refused and keeps no other import waiting',
    async (_what, format, content) => {
      const { state, failure, errors } = await check(content, format);
      expect([state, failure ?? errors[0]?.message]).toEqual([
        format === 'csv' ? 'failed' : 'checked',
        expect.stringMatching(/ستون «.*» شناخته/u),
      ]);
      expect((await check(`sku,price\nCH-25,960000`)).state).toBe('checked');
    },
  );

  const deep = `${'['.repeat(150_000)}${']'.repeat(150_000)}`;

  test.each([
    ['half a character in a list', 'ndjson', '{"aliases":["\\ud800"]}', 'aliases', 'نویسهٔ ناخوانا'],
    [
      'half a character in a JSON cell',
      'csv',
      'story\n"[{""title"":""\\ud800"",""text"":""x""}]"',
      'story',
      'نویسهٔ ناخوانا',
    ],
    ['lists in lists', 'ndjson', `{"specs":${deep}}`, 'specs', 'نویسهٔ ناخوانا'],
    ['lists in lists in a JSON cell', 'csv', `specs\n"${deep}"`, 'specs', 'JSON'],
    [
      'the year 0',
      'ndjson',
      '{"promotionPrice":1,"promotionTo":"0000-05-05T00:00:00Z"}',
      'promotionTo',
      'زمان را',
    ],
  ] as const)('a line with %s is refused in the dry run', async (_what, format, cells, field, words) => {
    const line = format === 'csv' ? `variantId,${cells.replace('\n', `\n${small.charger},`)}` : cells;
    const file = line.replace(/^\{/, `{"variantId":${small.charger},`);
    const { state, errors } = await check(file, format);
    expect([state, errors]).toEqual([
      'checked',
      [expect.objectContaining({ field, message: expect.stringContaining(words) })],
    ]);
  });
});
