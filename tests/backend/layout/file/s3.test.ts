import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { openStorage, type StorageEnv } from '@/backend/adapters/storage/configured';
import { type FileStorage, partId } from '@/backend/adapters/storage/storage';
import { openTestApp } from '@/tests/support/backend';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';

const bucket = 'pelle-files';
let directory: string;
let server: S3rver;
let env: StorageEnv & { kind: 's3' };
let storage: FileStorage;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pelle-s3-'));
  const address = '127.0.0.1';
  server = new S3rver({ address, port: 0, directory, silent: true, configureBuckets: [{ name: bucket }] });
  const { port } = await server.run();
  env = {
    kind: 's3',
    endpoint: `http://${address}:${port}`,
    bucket,
    region: 'us-east-1',
    // The keys that the server accepts.
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  storage = await openStorage(env);
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true });
});

const objects = async () =>
  (await readdir(join(directory, bucket))).filter((name) => name.endsWith('_object')).sort();

test('a bucket stores bytes under an id, replaces and deletes them, and has nothing else', async () => {
  const id = randomUUID();
  const bytes = Buffer.from([0, 255, 10, 13, 0]);
  await storage.put(id, Buffer.from('before'));
  await storage.put(id, bytes);
  await storage.put(partId(id, 12), bytes);
  expect(await storage.get(id)).toEqual(bytes);
  expect(await storage.get(partId(id, 12))).toEqual(bytes);
  await storage.delete(id);
  await storage.delete(id);
  await storage.delete(partId(id, 12));
  expect(await storage.get(id)).toBeNull();
  expect(await objects()).toEqual([]);
});

test('a path in place of an id reaches no bucket', async () => {
  for (const id of ['../x', 'a/b', `${randomUUID()}/x`, `${randomUUID()}?acl`])
    await expect(storage.put(id, Buffer.from('x'))).rejects.toThrow('must be a UUID');
  expect(await objects()).toEqual([]);
});

test('files of the shop are kept in the bucket, and served from there', async () => {
  const shop = await openTestApp({ storage, seed: 'none' });
  const { link, size } = await storeFile(await shop.customer(), 'return', await aPhoto());
  const { statusCode, rawPayload } = await shop.app.inject(link);
  expect([statusCode, rawPayload.length]).toEqual([200, size]);
  await shop.close();
});

test.each([
  [
    'another key',
    { secretAccessKey: 'wrong' },
    /^S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY may not read .*\.$/,
  ],
  ['another bucket', { bucket: 'no-such-bucket' }, /^S3_BUCKET does not exist: .*"no-such-bucket"\.$/],
  ['another server', { endpoint: 'http://127.0.0.1:9' }, /^S3_ENDPOINT cannot be reached: .*\.$/],
])('%s stops the start with one sentence', async (_what, changes, sentence) => {
  await expect(openStorage({ ...env, ...changes })).rejects.toThrow(sentence);
});
