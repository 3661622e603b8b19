import { HttpResponse, http } from 'msw';
import type { StoredFile } from '@/contract/file';
import { testApi } from '@/tests/support/renderApp';

/** Accepts every upload as a file of this id. Each part is answered as the last. */
export function uploadCalls(id: string, changes: Partial<StoredFile> = {}) {
  const file: StoredFile = { id, contentType: 'image/jpeg', size: 1, link: '/public/files/x', ...changes };
  return [
    http.post(`${testApi}/user/uploads`, () => HttpResponse.json({ data: { id, offset: 0, file: null } })),
    http.put(`${testApi}/user/uploads/:id`, () => HttpResponse.json({ data: { id, offset: 1, file } })),
  ];
}
