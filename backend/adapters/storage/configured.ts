import { diskStorage } from './disk';
import { type S3Account, s3Storage } from './s3';
import type { FileStorage } from './storage';

/** The setting of the storage of customers' files. */
export type StorageEnv = { kind: 'disk'; folder: string } | ({ kind: 's3' } & S3Account);

type Read = {
  readText: (name: string) => string | null;
  readUrl: (name: string, protocols: readonly string[]) => string | null;
  readChoice: <T extends string>(name: string, options: readonly T[], fallback: T) => T;
};

/** Bucket names that every S3 server accepts. The name is part of the path of each call. */
const bucketName = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** @throws Error with one sentence that names the wrong variable */
export function readStorageEnv({ readText, readUrl, readChoice }: Read, defaultFolder: string): StorageEnv {
  const kind = readChoice('STORAGE', ['disk', 's3'], 'disk');
  if (kind === 'disk') return { kind, folder: readText('FILES_DIR') ?? defaultFolder };
  const readRequired = (name: string, value = readText(name)): string => {
    if (!value) throw new Error(`${name} must be set, because STORAGE is s3.`);
    return value;
  };
  const endpoint = readRequired('S3_ENDPOINT', readUrl('S3_ENDPOINT', ['http:', 'https:']));
  const bucket = readRequired('S3_BUCKET');
  if (!bucketName.test(bucket))
    throw new Error(
      `S3_BUCKET must be the name of a bucket (small letters, digits, dots, hyphens), not "${bucket}".`,
    );
  return {
    kind,
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket,
    region: readText('S3_REGION') ?? 'us-east-1',
    accessKeyId: readRequired('S3_ACCESS_KEY_ID'),
    secretAccessKey: readRequired('S3_SECRET_ACCESS_KEY'),
  };
}

/** Opens the storage. @throws Error with one sentence when the bucket cannot be used */
export async function openStorage(env: StorageEnv): Promise<FileStorage> {
  if (env.kind === 'disk') return diskStorage(env.folder);
  const { check, ...storage } = s3Storage(env);
  await check();
  return storage;
}
