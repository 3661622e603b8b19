import type { FilePurpose } from '@/contract/file';

/** Whether files of a purpose may be PDF documents. Pictures are always accepted. */
export const acceptsPdf: Readonly<Record<FilePurpose, boolean>> = {
  return: false,
  cheque: false,
  loan: true,
  cooperation: true,
};
