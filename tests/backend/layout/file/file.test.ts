import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { oldFileViews, unusedFiles } from '@/backend/domains/layout/file/files';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import type { StoredFile } from '@/contract/file';
import { countOf } from '@/tests/support/guest';
import { openFileShop } from '@/tests/support/layout/fileShop';
import { aPdf, aPhoto, readPdf } from '@/tests/support/layout/uploads';

const minuteMs = 60_000;
let shop: Awaited<ReturnType<typeof openFileShop>>;
beforeAll(async () => {
  shop = await openFileShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a JPEG without the notes of the camera, and its link serves it as data only',
  async (format) => {
    const { store } = await shop.signIn();
    const file = await store(await aPhoto(format));
    const answer = await shop.app.inject(file.link);
    expect(file.contentType).toBe('image/jpeg');
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="${file.id}.jpg"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const served = await sharp(answer.rawPayload).metadata();
    expect(served).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    expect(served.exif).toBeUndefined();
    expect(answer.rawPayload.length).toBe(file.size);
  },
);

test('only the user of the process may read the files', async () => {
  const { store } = await shop.signIn();
  const { id } = await store(await aPhoto());
  expect((await stat(shop.folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(shop.folder, id.slice(0, 2), id))).mode & 0o777).toBe(0o600);
});

test('a large photo is scaled down, and code behind its pixels is lost', async () => {
  const { store } = await shop.signIn();
  const script = '<script>alert(1)</script>';
  const polyglot = Buffer.concat([await aPhoto('jpeg', 3000, 1500), Buffer.from(script)]);
  const { id, link } = await store(polyglot);
  const { rawPayload } = await shop.app.inject(link);
  expect(rawPayload.includes(script)).toBe(false);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2400, height: 1200 });
  expect(await shop.filesOnDisk()).toEqual([id]);
});

test('a PDF is accepted where documents are asked, and served as a download', async () => {
  const { store } = await shop.signIn();
  const { id, link, contentType } = await store(aPdf(), 'loan');
  const { headers, rawPayload } = await shop.app.inject(link);
  expect([contentType, headers['content-disposition']]).toEqual([
    'application/pdf',
    `attachment; filename="${id}.pdf"`,
  ]);
  const { pages } = await readPdf(rawPayload);
  expect(pages).toBe(1);
});

test('a PDF is written anew: what no page reaches and what stands between its objects is lost', async () => {
  const { store } = await shop.signIn();
  const { link } = await store(aPdf('(between) 7 0 obj<</Note(hidden)>>endobj'), 'loan');
  const { rawPayload } = await shop.app.inject(link);
  const { pages, text } = await readPdf(rawPayload);
  expect(pages).toBe(1);
  expect(text).not.toMatch(/between|hidden/);
});

test('a supervisor may read every file, a stranger none, and each view is written down', async () => {
  const owner = await shop.signIn();
  const stranger = await shop.signIn();
  const supervisor = await shop.signIn('supervisor');
  const { id } = await owner.store(await aPhoto());
  expect((await stranger.call.get(`/user/files/${id}`)).status).toBe(404);
  expect((await stranger.call.delete(`/user/files/${id}`)).status).toBe(404);
  for (const { call } of [owner, supervisor]) {
    const { data } = await call.get<StoredFile>(`/user/files/${id}`);
    expect((await shop.app.inject(data.link)).statusCode).toBe(200);
    shop.clock.now += minuteMs;
  }
  const views = await shop.run<{ viewer: number; at: string }>(
    'SELECT viewer_id AS viewer, iso(viewed_at) AS at FROM file_views WHERE file_id = $1 ORDER BY id',
    [id],
  );
  const at = (minutes: number) => new Date(shop.clock.now - minutes * minuteMs).toISOString();
  expect(views.map((view) => [view.viewer, new Date(view.at).toISOString()])).toEqual([
    [owner.userId, at(2)],
    [supervisor.userId, at(1)],
  ]);
});

test('the link of a supervisor serves nothing once the role is lost, and the views outlive the file', async () => {
  const owner = await shop.signIn();
  const supervisor = await shop.signIn('supervisor');
  const { id } = await owner.store(await aPhoto());
  const { data } = await supervisor.call.get<StoredFile>(`/user/files/${id}`);
  await shop.app.inject(data.link);
  await shop.run(`UPDATE users SET role = 'customer' WHERE id = $1`, [supervisor.userId]);
  expect((await shop.app.inject(data.link)).statusCode).toBe(404);
  const views = await countOf(shop.db, 'file_views');
  await owner.call.delete(`/user/files/${id}`);
  expect(await countOf(shop.db, 'file_views')).toBe(views);
  const cleanUps = cleanUpsOf(shop.db, () => shop.clock.now + 800 * 24 * 60 * minuteMs);
  cleanUps.add(oldFileViews);
  await cleanUps.run();
  expect(await countOf(shop.db, 'file_views')).toBe(0);
});

test('the link of a supervisor serves nothing once the account is blocked', async () => {
  const owner = await shop.signIn();
  const supervisor = await shop.signIn('supervisor');
  const { id } = await owner.store(await aPhoto());
  const { data } = await supervisor.call.get<StoredFile>(`/user/files/${id}`);
  expect((await shop.app.inject(data.link)).statusCode).toBe(200);
  await shop.run(`UPDATE users SET blocked_at = now(), block_reason = 'x' WHERE id = $1`, [
    supervisor.userId,
  ]);
  expect((await shop.app.inject(data.link)).statusCode).toBe(404);
});

test('a deleted file and a file that nothing uses for a day leave the disk', async () => {
  const { store, call, userId } = await shop.signIn();
  const deleted = await store(await aPhoto());
  const unused = await store(await aPhoto());
  const used = await store(await aPhoto());
  await shop.run(`SELECT use_files($1, 'return', ARRAY[$2::uuid], now())`, [userId, used.id]);
  expect((await call.delete(`/user/files/${used.id}`)).status).toBe(409);
  expect((await call.delete(`/user/files/${deleted.id}`)).status).toBe(200);
  expect((await shop.filesOnDisk()).sort()).toEqual([unused.id, used.id].sort());
  expect((await shop.app.inject(deleted.link)).statusCode).toBe(404);
  shop.clock.now += 25 * 60 * minuteMs;
  const cleanUps = cleanUpsOf(shop.db, () => shop.clock.now);
  cleanUps.add(unusedFiles);
  await cleanUps.run();
  expect(await shop.filesOnDisk()).toEqual([used.id]);
});

test('files serve one purpose once, and only their owner', async () => {
  const { store, userId } = await shop.signIn();
  const { id } = await store(await aPhoto());
  const use = async (customer: number, purpose: string) =>
    (
      await shop.run<{ done: boolean }>('SELECT use_files($1, $2, ARRAY[$3::uuid], now()) AS done', [
        customer,
        purpose,
        id,
      ])
    )[0]?.done;
  expect(await use(userId + 1, 'return')).toBe(false);
  expect(await use(userId, 'cheque')).toBe(false);
  expect(await use(userId, 'return')).toBe(true);
  expect(await use(userId, 'return')).toBe(false);
});
