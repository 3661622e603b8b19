import type { AxiosInstance } from 'axios';
import type { BeginUpload, FilePurpose, Upload } from '@/contract/file';
import { endpoints } from './http/endpoints';

/** A part on a slow line may take this long (ms). */
const partTimeoutMs = 45_000;

type Answer = { data: Upload };
/** A file or an upload, and what it is for. */
type Named = { purpose: FilePurpose; id: string };

/** Guests have no account, so pictures of the conversation belong to its owner and have paths of their own. */
const uploadPath = (purpose: FilePurpose, id: string) =>
  purpose === 'conversation' ? endpoints.conversationUpload(id) : endpoints.upload(id);

/** Begins the upload of a private file. */
export async function beginUpload(
  api: AxiosInstance,
  upload: BeginUpload,
  signal: AbortSignal,
): Promise<Upload> {
  const { purpose, size } = upload;
  const answer =
    purpose === 'conversation'
      ? await api.post<Answer>(endpoints.conversationUploads, { size }, { signal })
      : await api.post<Answer>(endpoints.uploads, { purpose, size }, { signal });
  return answer.data.data;
}

/** Offset of the next part of an upload, or its file. */
export async function fetchUpload(
  api: AxiosInstance,
  { purpose, id }: Named,
  signal: AbortSignal,
): Promise<Upload> {
  return (await api.get<Answer>(uploadPath(purpose, id), { signal })).data.data;
}

type Part = Named & { offset: number; bytes: Uint8Array<ArrayBuffer> };

/** Sends a part of a file. @param onProgress is called with the sent bytes of the part */
export async function sendPart(
  api: AxiosInstance,
  { purpose, id, offset, bytes }: Part,
  onProgress: (sent: number) => void,
  signal: AbortSignal,
): Promise<Upload> {
  const answer = await api.put<Answer>(uploadPath(purpose, id), bytes, {
    params: { offset },
    headers: { 'Content-Type': 'application/octet-stream' },
    signal,
    timeout: partTimeoutMs,
    onUploadProgress: ({ loaded }) => onProgress(Math.min(loaded, bytes.length)),
  });
  return answer.data.data;
}

/** Deletes a file that belongs to nothing yet, or discards an upload of this id. */
export async function removeFile(api: AxiosInstance, { purpose, id }: Named): Promise<void> {
  await api.delete(purpose === 'conversation' ? endpoints.conversationUpload(id) : endpoints.file(id));
}
