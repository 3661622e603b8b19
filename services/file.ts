import type { AxiosInstance } from 'axios';
import type { FilePurpose, StoredFile } from '@/contract/file';
import { endpoints } from './http/endpoints';

/** An upload on a slow line may take this long (ms). */
const uploadTimeoutMs = 45_000;

export type Upload = {
  purpose: FilePurpose;
  /** The file as a data URL: actions carry texts only, and a preview needs it too. */
  dataUrl: string;
};

function toBlob(dataUrl: string): Blob {
  const [head = '', content = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: head.slice(5).split(';')[0] ?? '' });
}

/** Uploads a private file. @param onProgress is called with the sent share, 0 to 1 */
export async function uploadFile(
  api: AxiosInstance,
  { purpose, dataUrl }: Upload,
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<StoredFile> {
  const form = new FormData();
  form.set('file', toBlob(dataUrl), 'file');
  const answer = await api.post<{ data: StoredFile }>(endpoints.files, form, {
    params: { purpose },
    signal,
    timeout: uploadTimeoutMs,
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  });
  return answer.data.data;
}

/** Deletes an upload that belongs to nothing yet. */
export async function removeFile(api: AxiosInstance, id: string): Promise<void> {
  await api.delete(endpoints.file(id));
}
