import type { StoredFile } from '@/contract/file';
import type { Answers } from '@/tests/support/answers';

/** Accepts every upload as a file of this id. Each part is answered as the last. */
export const uploadRows = (id: string, changes: Partial<StoredFile> = {}): Answers => ({
  'POST /user/uploads': { id, offset: 0, file: null },
  'PUT /user/uploads/:id': {
    id,
    offset: 1,
    file: { id, contentType: 'image/jpeg', size: 1, link: '/public/files/x', ...changes },
  },
});
