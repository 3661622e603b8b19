import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { oldUploads } from '@/backend/domains/layout/file/uploads';
import { cleanUpsOf } from '@/backend/server/cleanUps';
import type { Upload } from '@/contract/file';
import { mostUnusedFiles, uploadPart } from '@/contract/limits';
import { countOf } from '@/tests/support/guest';
import { openFileShop } from '@/tests/support/layout/fileShop';
import { aPhoto } from '@/tests/support/layout/uploads';

const hourMs = 60 * 60_000;
let shop: Awaited<ReturnType<typeof openFileShop>>;
/** A photo of three parts: noise does not shrink. */
let photo: Buffer;
beforeAll(async () => {
  shop = await openFileShop();
  const raw = { width: 400, height: 550, channels: 3 } as const;
  photo = await sharp(randomBytes(400 * 550 * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  expect(Math.ceil(photo.length / uploadPart)).toBe(3);
});
afterAll(() => shop.close());
beforeEach(() => shop.empty());

type Person = Awaited<ReturnType<typeof shop.signIn>>;

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
