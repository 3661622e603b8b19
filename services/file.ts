import type { AxiosInstance } from 'axios';
import type { BeginUpload, Upload } from '@/contract/file';
import { endpoints } from './http/endpoints';

/** A part on a slow line may take this long (ms). */
const partTimeoutMs = 45_000;

type Answer = { data: Upload };

/** Begins the upload of a private file. */
export async function beginUpload(
  api: AxiosInstance,
  upload: BeginUpload,
  signal: AbortSignal,
): Promise<Upload> {
  return (await api.post<Answer>(endpoints.uploads, upload, { signal })).data.data;
}

/** Offset of the next part of an upload, or its file. */
export async function fetchUpload(api: AxiosInstance, id: string, signal: AbortSignal): Promise<Upload> {
  return (await api.get<Answer>(endpoints.upload(id), { signal })).data.data;
}

type Part = { id: string; offset: number; bytes: Uint8Array<ArrayBuffer> };

/** Sends a part of a file. @param onProgress is called with the sent bytes of the part */
export async function sendPart(
  api: AxiosInstance,
  { id, offset, bytes }: Part,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  const answer = await api.put<Answer>(endpoints.upload(id), bytes, {
    params: { offset },
    headers: { 'Content-Type': 'application/octet-stream' },
    signal,
    timeout: partTimeoutMs,
    onUploadProgress: ({ loaded }) => onProgress(Math.min(loaded, bytes.length)),
  });
  return answer.data.data;
}

/** Deletes a file that belongs to nothing yet, or discards an upload of this id. */
export async function removeFile(api: AxiosInstance, id: string): Promise<void> {
  await api.delete(endpoints.file(id));
}
