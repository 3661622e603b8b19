import type { FilePurpose } from '@/contract/file';

/** Whether files of a purpose may be PDF documents. Pictures are always accepted. */
export const acceptsPdf: Readonly<Record<FilePurpose, boolean>> = {
  return: false,
  cheque: false,
  loan: true,
  cooperation: true,
  shop: false,
  review: false,
  conversation: false,
};

/** The purposes whose pictures can become public. The picture optimiser of the storefront makes their sizes. */
export const isPublished: Readonly<Record<FilePurpose, boolean>> = {
  return: false,
  cheque: false,
  loan: false,
  cooperation: false,
  shop: true,
  review: true,
  conversation: false,
};
