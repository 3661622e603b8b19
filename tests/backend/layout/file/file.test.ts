import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { oldFileViews, unusedFiles } from '@/backend/domains/layout/file/files';
import { oldUploads } from '@/backend/domains/layout/file/uploads';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import type { StoredFile, Upload } from '@/contract/file';
import { mostUnusedFiles, uploadPart } from '@/contract/limits';
import { forAllTests } from '@/tests/support/backend';
import { countOf } from '@/tests/support/guest';
import { openFileShop } from '@/tests/support/layout/fileShop';
import { aPdf, aPhoto, readPdf } from '@/tests/support/layout/uploads';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const shop = forAllTests(openFileShop);
type Person = Awaited<ReturnType<typeof shop.signIn>>;
/** A photo of three parts: noise does not shrink. */
let photo: Buffer;
beforeAll(async () => {
  const raw = { width: 400, height: 550, channels: 3 } as const;
  photo = await sharp(randomBytes(400 * 550 * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(Math.ceil(photo.length / uploadPart)).toBe(3);
});
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

test.each([
  ['the role is lost', "role = 'customer'"],
  ['the role at the desk does not decide on it', "desk_role = 'content'"],
  ['the account is blocked', "blocked_at = now(), block_reason = 'x'"],
])('the link of a supervisor serves nothing once %s', async (_reason, change) => {
  const owner = await shop.signIn();
  const supervisor = await shop.signIn('supervisor');
  const { id } = await owner.store(await aPhoto());
  const { data } = await supervisor.call.get<StoredFile>(`/user/files/${id}`);
  expect((await shop.app.inject(data.link)).statusCode).toBe(200);
  await shop.run(`UPDATE users SET ${change} WHERE id = $1`, [supervisor.userId]);
  expect((await shop.app.inject(data.link)).statusCode).toBe(404);
});

test('the views of a file outlive it for two years', async () => {
  const owner = await shop.signIn();
  const { id, link } = await owner.store(await aPhoto());
  await shop.app.inject(link);
  const views = await countOf(shop.db, 'file_views');
  expect(views).toBeGreaterThan(0);
  await owner.call.delete(`/user/files/${id}`);
  expect(await countOf(shop.db, 'file_views')).toBe(views);
  const cleanUps = cleanUpsOf(shop.db, () => shop.clock.now + 800 * 24 * hourMs);
  cleanUps.add(oldFileViews);
  await cleanUps.run();
  expect(await countOf(shop.db, 'file_views')).toBe(0);
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
  shop.clock.now += 25 * hourMs;
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

describe('an upload', () => {
  /** Begins an upload of the photo. */
  async function begin({ call }: Person) {
    const { data } = await call.post<Upload>('/user/uploads', { purpose: 'return', size: photo.length });
    const path = `/user/uploads/${data.id}`;
    return {
      id: data.id,
      /** Sends a part by its number. */
      send: (part: number, from = call) =>
        from.send<Upload>(
          `${path}?offset=${part * uploadPart}`,
          photo.subarray(part * uploadPart, (part + 1) * uploadPart),
        ),
      read: (from = call) => from.get<Upload>(path),
      discard: (from = call) => from.delete(`/user/files/${data.id}`),
    };
  }

  test('an upload goes on where it was cut, and its last part makes the file', async () => {
    const { id, send, read } = await begin(await shop.signIn());
    expect((await send(0)).data).toEqual({ id, offset: uploadPart, file: null });
    expect((await read()).data).toEqual({ id, offset: uploadPart, file: null });
    // The answer was lost, so the part comes again.
    expect((await send(0)).data.offset).toBe(uploadPart);
    await send(1);
    const { data } = await send(2);
    expect(data.file).toMatchObject({ id, contentType: 'image/jpeg' });
    expect((await shop.app.inject(data.file?.link ?? '')).statusCode).toBe(200);
    for (const again of [await send(2), await read()]) expect(again.data.file?.id).toBe(id);
    expect(await shop.filesOnDisk()).toEqual([id]);
    expect(await countOf(shop.db, 'file_uploads')).toBe(0);
  });

  test('a part that arrives twice at once counts once, and so does the last', async () => {
    const { id, send, read } = await begin(await shop.signIn());
    const first = await Promise.all([send(0), send(0), send(0)]);
    expect(first.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await read()).data.offset).toBe(uploadPart);
    await send(1);
    const last = await Promise.all([send(2), send(2)]);
    expect(last.map(({ data }) => data.file?.id)).toEqual([id, id]);
    expect(await countOf(shop.db, 'stored_files')).toBe(1);
    expect(await shop.filesOnDisk()).toEqual([id]);
  });

  test('an upload belongs to its customer', async () => {
    const { send, read, discard } = await begin(await shop.signIn());
    await send(0);
    for (const role of ['customer', 'supervisor'] as const) {
      const { call } = await shop.signIn(role);
      const answers = [await read(call), await send(1, call), await discard(call)];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    expect((await read()).data.offset).toBe(uploadPart);
  });

  test('a discarded upload, and one that is not completed in a day, leave no part behind', async () => {
    const person = await shop.signIn();
    const discarded = await begin(person);
    const left = await begin(person);
    for (const { send } of [discarded, left]) await send(0);
    expect(await shop.filesOnDisk()).toHaveLength(2);
    expect((await discarded.discard()).status).toBe(200);
    expect((await discarded.send(1)).status).toBe(404);
    expect(await shop.filesOnDisk()).toEqual([`${left.id}.0`]);
    const cleanUps = cleanUpsOf(shop.db, () => shop.clock.now + 25 * hourMs);
    cleanUps.add(oldUploads);
    await cleanUps.run();
    expect(await shop.filesOnDisk()).toEqual([]);
  });

  test('a customer has a limit of uploads and unused files, also at the same time, and old uploads give way', async () => {
    const person = await shop.signIn();
    await person.store(await aPhoto());
    const begun = await Promise.all(
      Array.from({ length: mostUnusedFiles + 4 }, () =>
        person.call.post('/user/uploads', { purpose: 'return', size: 9 }),
      ),
    );
    const statuses = begun.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(mostUnusedFiles - 1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    shop.clock.now += hourMs + 1;
    expect((await person.upload(await aPhoto())).status).toBe(200);
    expect(await countOf(shop.db, 'file_uploads')).toBe(0);
  });

  test('a customer has a limit of uploads in an hour', async () => {
    const person = await shop.signIn();
    for (let count = 0; count < 60; count += 1) await person.upload(Buffer.from('x'));
    expect(await person.upload(await aPhoto())).toMatchObject({ status: 429, code: 'too_many' });
  });

  test('a full disk keeps the upload, which goes on when there is room', async () => {
    const { id, send } = await begin(await shop.signIn());
    for (const part of [0, 1, 2]) {
      shop.clock.isDiskFull = true;
      expect((await send(part)).status).toBe(500);
      shop.clock.isDiskFull = false;
      expect((await send(part)).status).toBe(200);
    }
    expect(await shop.filesOnDisk()).toEqual([id]);
  });
});
