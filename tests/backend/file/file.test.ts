import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { cleanUpsOf } from '@/backend/cleanUps';
import { unusedFiles } from '@/backend/domains/file/files';
import { runOutbox } from '@/backend/outbox';
import { diskStorage } from '@/backend/storage/disk';
import type { FileStorage } from '@/backend/storage/storage';
import type { StoredFile } from '@/contract/file';
import { largestFile, mostUnusedFiles } from '@/contract/limits';
import { openTestApp, type TestApp } from '@/tests/support/backend';
import { asCustomer, createCustomer } from '@/tests/support/customer';
import { countOf, run } from '@/tests/support/guest';
import { aPdf, aPhoto, aPictureBomb, packObject, uploadOf } from '@/tests/support/uploads';

const minuteMs = 60_000;
const clock = { now: Date.parse('2026-11-22T09:00:00Z') };
let folder: string;
let storage: FileStorage;
let isDiskFull = false;
let shop: TestApp;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'pelle-files-')), 'files');
  const disk = diskStorage(folder);
  storage = {
    ...disk,
    put: async (id, bytes) => {
      if (isDiskFull) throw new Error('The disk is full.');
      await disk.put(id, bytes);
    },
  };
  shop = await openTestApp({ storage, now: () => clock.now, seed: 'none' });
});
afterAll(async () => {
  await shop.close();
  await rm(join(folder, '..'), { recursive: true });
});
beforeEach(async () => {
  await run(shop.db, 'DELETE FROM stored_files');
  await workOff();
});

const workOff = () =>
  runOutbox(
    shop.db,
    { delete_file: ({ fileId }) => storage.delete(String(fileId)) },
    {
      now: () => clock.now,
      onFailure: (error) => {
        throw error;
      },
    },
  );

/** Paths of all files on the disk. */
async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

async function signIn(role: 'customer' | 'supervisor' = 'customer') {
  const { token, userId } = await createCustomer(shop.db, { now: clock.now, role });
  const call = asCustomer(shop.app, token);
  return {
    userId,
    call,
    upload: (bytes: Uint8Array, { purpose = 'return', name = 'photo.jpg', type = 'image/jpeg' } = {}) =>
      call.post<StoredFile>(`/user/files?purpose=${purpose}`, uploadOf(bytes, name, type)),
  };
}

test.each(['jpeg', 'png', 'webp'] as const)(
  'a %s becomes a JPEG without the notes of the camera, and its link serves it as data only',
  async (format) => {
    const { upload } = await signIn();
    const { status, data } = await upload(await aPhoto(format));
    expect([status, data]).toEqual([200, expect.objectContaining({ contentType: 'image/jpeg' })]);
    const answer = await shop.app.inject(data.link);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="${data.id}.jpg"`,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    const served = await sharp(answer.rawPayload).metadata();
    expect(served).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
    expect(served.exif).toBeUndefined();
    expect(answer.rawPayload.length).toBe(data.size);
  },
);

test('only the user of the process may read the files', async () => {
  const { upload } = await signIn();
  const { data } = await upload(await aPhoto());
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder, data.id.slice(0, 2), data.id))).mode & 0o777).toBe(0o600);
});

test('a large photo is scaled down, and code behind its pixels is lost', async () => {
  const { upload } = await signIn();
  const script = '<script>alert(1)</script>';
  const polyglot = Buffer.concat([await aPhoto('jpeg', 3000, 1500), Buffer.from(script)]);
  const { data } = await upload(polyglot, { name: '../../etc/page.html', type: 'text/html' });
  const { rawPayload, headers } = await shop.app.inject(data.link);
  expect(rawPayload.includes(script)).toBe(false);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2400, height: 1200 });
  expect(headers['content-disposition']).toBe(`inline; filename="${data.id}.jpg"`);
  expect(await filesOnDisk()).toEqual([data.id]);
});

test('uploads that are not what they say are refused in Persian and leave nothing behind', async () => {
  const { upload, call } = await signIn();
  const photo = await aPhoto();
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const gif = Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAA=', 'base64');
  const refused = [
    ['a page', await upload(Buffer.from('<html></html>')), 400],
    ['an SVG', await upload(svg), 400],
    ['a GIF', await upload(gif, { type: 'image/gif' }), 400],
    ['half a photo', await upload(photo.subarray(0, photo.length / 2)), 400],
    ['the first bytes of a photo alone', await upload(Buffer.from([0xff, 0xd8, 0xff, 0xe0])), 400],
    ['a PDF where photos are asked', await upload(aPdf()), 400],
    ['an empty file', await upload(Buffer.alloc(0)), 400],
    ['a picture bomb', await upload(aPictureBomb()), 400],
    ['more than five megabytes', await upload(Buffer.concat([photo, Buffer.alloc(largestFile)])), 413],
    ['a form without a file', await call.post('/user/files?purpose=return', new FormData()), 400],
    ['JSON', await call.post('/user/files?purpose=return', { file: 'x' }), 400],
  ] as const;
  for (const [what, { status, message }, expected] of refused)
    expect([what, status, message]).toEqual([what, expected, expect.stringMatching(/[\u0600-\u06FF]/)]);
  const two = uploadOf(photo);
  two.append('file', new File([new Uint8Array(photo)], 'b.jpg'));
  expect((await call.post('/user/files?purpose=return', two)).status).toBe(400);
  expect(await countOf(shop.db, 'stored_files')).toBe(0);
  expect(await filesOnDisk()).toEqual([]);
});

test('a PDF is accepted where documents are asked, and served as a download', async () => {
  const { upload } = await signIn();
  const { status, data } = await upload(aPdf(), { purpose: 'loan' });
  expect([status, data.contentType]).toEqual([200, 'application/pdf']);
  const { headers, rawPayload } = await shop.app.inject(data.link);
  expect(headers['content-disposition']).toBe(`attachment; filename="${data.id}.pdf"`);
  expect(rawPayload).toEqual(aPdf());
});

test.each([
  ['without an end', aPdf().subarray(0, 60)],
  ['with another file behind its end', Buffer.concat([aPdf(), Buffer.from('PK\u0003\u0004 and more')])],
  ['with a script', aPdf('3 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj')],
  ['with a script in other spelling', aPdf('3 0 obj<</S/J#61vaScript/JS(app.alert(1))>>endobj')],
  ['with a packed script', aPdf(packObject('<</S/JavaScript/JS(app.alert(1))>>'))],
  ['with an attachment', aPdf('3 0 obj<</Type/Filespec/EF<<>>>>endobj 4 0 obj<</Type/EmbeddedFile>>endobj')],
  ['behind a password', aPdf('3 0 obj<</Encrypt 4 0 R>>endobj')],
])('a PDF %s is refused', async (_what, bytes) => {
  const { upload } = await signIn();
  expect(await upload(bytes, { purpose: 'loan' })).toMatchObject({ status: 400, code: 'bad_input' });
  expect(await filesOnDisk()).toEqual([]);
});

test('a file belongs to its owner, a supervisor may read it, and a link serves one file for ten minutes', async () => {
  const owner = await signIn();
  const stranger = await signIn();
  const supervisor = await signIn('supervisor');
  const { data } = await owner.upload(await aPhoto());
  const { data: other } = await stranger.upload(await aPhoto());
  expect((await stranger.call.get(`/user/files/${data.id}`)).status).toBe(404);
  expect((await stranger.call.delete(`/user/files/${data.id}`)).status).toBe(404);
  for (const { call } of [owner, supervisor]) {
    const read = await call.get<StoredFile>(`/user/files/${data.id}`);
    expect((await shop.app.inject(read.data.link)).statusCode).toBe(200);
  }
  const tampered = [
    other.link.replace(other.id, data.id),
    data.link.replace(/\.(\d{10})\./, (_all, until) => `.${Number(until) + 600}.`),
    data.link.slice(0, -1),
    `${data.link.slice(0, -4)}AAAA`,
  ];
  for (const link of tampered) expect([link, (await shop.app.inject(link)).statusCode]).toEqual([link, 404]);
  clock.now += 10 * minuteMs;
  const late = await shop.app.inject(data.link);
  expect([late.statusCode, late.json().message]).toEqual([403, expect.stringContaining('مهلت این پیوند')]);
});

test('a deleted file and a file that nothing uses for a day leave the disk', async () => {
  const { upload, call, userId } = await signIn();
  const { data: deleted } = await upload(await aPhoto());
  const { data: unused } = await upload(await aPhoto());
  const { data: used } = await upload(await aPhoto());
  await run(shop.db, `SELECT use_files($1, 'return', ARRAY[$2::uuid], now())`, [userId, used.id]);
  expect((await call.delete(`/user/files/${used.id}`)).status).toBe(409);
  expect((await call.delete(`/user/files/${deleted.id}`)).status).toBe(200);
  await workOff();
  expect((await filesOnDisk()).sort()).toEqual([unused.id, used.id].sort());
  expect((await shop.app.inject(deleted.link)).statusCode).toBe(404);
  clock.now += 25 * 60 * minuteMs;
  const cleanUps = cleanUpsOf(shop.db, () => clock.now);
  cleanUps.add(unusedFiles);
  await cleanUps.run();
  await workOff();
  expect(await filesOnDisk()).toEqual([used.id]);
});

test('files serve one purpose once, and only their owner', async () => {
  const { upload, userId } = await signIn();
  const { data } = await upload(await aPhoto());
  const use = async (customer: number, purpose: string) =>
    (
      await run<{ done: boolean }>(shop.db, 'SELECT use_files($1, $2, ARRAY[$3::uuid], now()) AS done', [
        customer,
        purpose,
        data.id,
      ])
    )[0]?.done;
  expect(await use(userId + 1, 'return')).toBe(false);
  expect(await use(userId, 'cheque')).toBe(false);
  expect(await use(userId, 'return')).toBe(true);
  expect(await use(userId, 'return')).toBe(false);
});

test('a customer has a limit of unused files, also for uploads at the same time, and of uploads in an hour', async () => {
  const { upload } = await signIn();
  const photo = await aPhoto();
  const statuses = await Promise.all(
    Array.from({ length: mostUnusedFiles + 5 }, async () => (await upload(photo)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(mostUnusedFiles);
  expect(statuses.filter((status) => status === 409)).toHaveLength(5);
  expect(await filesOnDisk()).toHaveLength(mostUnusedFiles);
  for (let more = mostUnusedFiles + 5; more < 60; more += 1) await upload(Buffer.from('x'));
  expect(await upload(photo)).toMatchObject({ status: 429, code: 'too_many' });
});

test('a full disk leaves no row behind', async () => {
  const { upload } = await signIn();
  isDiskFull = true;
  expect((await upload(await aPhoto())).status).toBe(500);
  isDiskFull = false;
  expect(await countOf(shop.db, 'stored_files')).toBe(0);
});
