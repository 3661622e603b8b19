import { AwsClient } from 'aws4fetch';
import { checkedId, type FileStorage } from './storage';

/** A bucket of an S3-compatible server and the key that may read, write and delete in it. */
export type S3Account = {
  /** Address of the server, without the bucket and without a slash at the end. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Time limit (ms) of a call. A file has at most five megabytes. */
const timeoutMs = 20_000;
/** Repetitions of a call that the server answered with 429 or 5xx. */
const retries = 2;

/** Keeps files in a bucket, whose name is in the path of each call. The bucket must not be readable in public. */
export function s3Storage({
  endpoint,
  bucket,
  ...account
}: S3Account): FileStorage & { check: () => Promise<void> } {
  const client = new AwsClient({ ...account, service: 's3', retries });
  const base = `${endpoint}/${bucket}`;

  async function callObject(
    method: 'PUT' | 'GET' | 'HEAD' | 'DELETE',
    id: string,
    body?: Uint8Array,
  ): Promise<Response> {
    const answer = await client.fetch(`${base}/${checkedId(id)}`, {
      method,
      signal: AbortSignal.timeout(timeoutMs),
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    if (answer.ok || answer.status === 404) return answer;
    throw new Error(
      `The S3 server answered ${answer.status} to ${method}: ${(await answer.text()).slice(0, 300)}`,
    );
  }

  return {
    async put(id, bytes) {
      const { status } = await callObject('PUT', id, bytes);
      if (status === 404) throw new Error(`The bucket ${bucket} is gone.`);
    },
    async get(id) {
      const answer = await callObject('GET', id);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
    },
    async has(id) {
      return (await callObject('HEAD', id)).ok;
    },
    async delete(id) {
      await callObject('DELETE', id);
    },

    /** Asks for the bucket. @throws Error with one sentence that names the wrong setting */
    async check() {
      const answer = await client
        .fetch(`${base}?list-type=2&max-keys=1`, { signal: AbortSignal.timeout(timeoutMs) })
        .catch((error: unknown) => {
          throw new Error(`S3_ENDPOINT cannot be reached: no answer from ${endpoint}.`, { cause: error });
        });
      if (answer.ok) return;
      if (answer.status === 404)
        throw new Error(`S3_BUCKET does not exist: ${endpoint} has no bucket "${bucket}".`);
      if (answer.status === 401 || answer.status === 403)
        throw new Error(`S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY may not read the bucket "${bucket}".`);
      throw new Error(`S3_ENDPOINT is not usable: ${endpoint} answered ${answer.status}.`);
    },
  };
}
