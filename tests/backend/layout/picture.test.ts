import sharp from 'sharp';
import { openFileReaders } from '@/backend/domains/layout/file/readers';
import { picturesOf } from '@/backend/domains/layout/picture/pictures';
import { sweepPictures } from '@/backend/domains/layout/picture/sweep';
import { memoryLimiter } from '@/backend/server/limiter';
import { forAllTests } from '@/tests/support/backend';
import { openFileShop } from '@/tests/support/layout/fileShop';
import { aPhoto } from '@/tests/support/layout/uploads';
import { pictureIdOf } from '@/utils/pictureAddress';

const shop = forAllTests(openFileShop);
let operator: Awaited<ReturnType<typeof shop.signIn>>;
beforeAll(async () => {
  operator = await shop.signIn('supervisor');
});
const readers = openFileReaders();
afterAll(() => readers.close());
afterEach(() => shop.empty());

const pictures = () =>
  picturesOf({
    db: shop.db,
    now: () => shop.clock.now,
    files: { storage: shop.storage, secret: 'x', limiter: memoryLimiter(() => shop.clock.now), readers },
  });
const publish = async (bytes: Buffer) =>
  pictures().publish(operator, { fileId: (await operator.store(bytes, 'shop')).id });
const see = (imageUrl: string) => shop.app.inject(`/public/pictures/${pictureIdOf(imageUrl)}`);

test('a published picture is served to everybody for ever, without the notes of the camera', async () => {
  const { imageUrl, width, height } = await publish(await aPhoto('jpeg', 600, 400));
  expect([width, height]).toEqual([600, 400]);
  const answer = await see(imageUrl);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  const { format, exif } = await sharp(answer.rawPayload).metadata();
  expect([format, exif]).toEqual(['webp', undefined]);
});

test('transparent parts stay, and a side has at most 2400 pixels', async () => {
  const drawing = await sharp({
    create: { width: 3000, height: 1500, channels: 4, background: { r: 255, g: 0, b: 0, alpha: 0.5 } },
  })
    .png()
    .toBuffer();
  const picture = await publish(drawing);
  expect(picture).toMatchObject({ width: 2400, height: 1200 });
  expect((await sharp((await see(picture.imageUrl)).rawPayload).metadata()).hasAlpha).toBe(true);
});

test('the same picture again has the same address, and its upload is gone', async () => {
  const photo = await aPhoto();
  const first = await publish(photo);
  expect(await publish(photo)).toEqual(first);
  expect(await shop.run('SELECT id FROM stored_files')).toEqual([]);
  await shop.empty();
  expect((await see(first.imageUrl)).statusCode).toBe(200);
});

test('customers cannot send pictures of the shop, and nobody publishes the upload of another', async () => {
  const customer = await shop.signIn();
  expect(await customer.upload(await aPhoto(), 'shop')).toMatchObject({ status: 403, code: 'forbidden' });
  const { id } = await operator.store(await aPhoto('png', 30, 30), 'shop');
  const other = await shop.signIn('supervisor');
  await expect(pictures().publish(other, { fileId: id })).rejects.toMatchObject({ statusCode: 404 });
  const { id: receipt } = await operator.store(await aPhoto('png', 31, 31), 'return');
  await expect(pictures().publish(operator, { fileId: receipt })).rejects.toMatchObject({ statusCode: 404 });
});

test('what is no picture is refused, and an unknown picture is not found', async () => {
  expect(await operator.upload(Buffer.from('<svg onload="alert(1)"/>'), 'shop')).toMatchObject({
    status: 400,
  });
  const missing = await shop.app.inject('/public/pictures/00000000-0000-4000-8000-000000000000');
  expect(missing.statusCode).toBe(404);
});

test('a picture that nothing shows goes after a day, and one in a product or a draft stays', async () => {
  const tones = [10, 90, 170, 250, 50].map((r) => ({ r, g: 40, b: 60 }));
  const bytes = await Promise.all(
    tones.map((background) =>
      sharp({ create: { width: 80, height: 60, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const addresses: string[] = [];
  for (const one of bytes) addresses.push((await publish(one)).imageUrl);
  const [inProduct = '', inDraft = '', again = '', unused = '', ofColour = ''] = addresses;
  await shop.run(
    `WITH brand AS (INSERT INTO brands (slug, title, latin_title) VALUES ('sony', 'سونی', 'Sony') RETURNING id),
      category AS (INSERT INTO categories (slug, title, icon, image_url) VALUES ('audio', 'صوتی', 'x', '/art/x.avif') RETURNING id)
      INSERT INTO products (slug, title, latin_title, category_id, brand_id, summary, highlights, story, specs, images, listed_at)
      SELECT 'wh', 'هدفون', 'WH', c.id, b.id, '', '[]', '[]', '[]', $1, '2026-01-01' FROM brand b, category c`,
    [JSON.stringify([{ imageUrl: inProduct, alt: 'هدفون', closeUp: false, colour: null }])],
  );
  await shop.run(
    `INSERT INTO product_properties (product_id, colour_title, colour_value, colour_image_url, guarantee, price, max_buy)
      SELECT id, 'ابریشم', '#B08D57', $1, 'گارانتی', 1000, 1 FROM products WHERE slug = 'wh'`,
    [ofColour],
  );
  await shop.run(`INSERT INTO site_drafts (part, document) VALUES ('pages', $1)`, [
    JSON.stringify({ text: `![عکس](${inDraft})` }),
  ]);
  const statusOf = async (imageUrl: string) => (await see(imageUrl)).statusCode;
  const sweep = () => sweepPictures({ db: shop.db, now: () => shop.clock.now });

  await sweep();
  shop.clock.now += 23 * 3_600_000;
  await sweep();
  expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 200, 200, 200, 200]);
  // The operator chooses the picture again, shortly before it would go.
  expect((await publish(bytes[2] as Buffer)).imageUrl).toBe(again);
  shop.clock.now += 3_600_000;
  expect(await sweep()).toBeGreaterThanOrEqual(1);
  expect(await Promise.all(addresses.map(statusOf))).toEqual([200, 200, 200, 404, 200]);
  expect(
    await shop.run('SELECT 1 FROM outbox WHERE key = $1', [`delete_file:${pictureIdOf(unused)}`]),
  ).toHaveLength(1);

  await shop.run("UPDATE products SET images = '[]'", []);
  await sweep();
  expect(await statusOf(inProduct)).toBe(200);
  shop.clock.now += 24 * 3_600_000;
  await sweep();
  expect(await Promise.all(addresses.map(statusOf))).toEqual([404, 200, 404, 404, 200]);
});
