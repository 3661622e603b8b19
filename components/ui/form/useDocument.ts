import type { ExaminedDocument } from '@/contract/document';
import { reasonOf } from '@/store/basket';
import type { FormState } from '@/store/formState';
import { useDocumentFiles } from './useDocumentFiles';

/**
 * The files of a document: those it has, and those that are sent now, which are given to it as soon as they have arrived.
 * @param giving how far the last call is that gave files @param give makes these files the document
 */
export function useDocument(
  { state, files, mostFiles }: ExaminedDocument,
  giving: FormState | undefined,
  give: (fileIds: string[]) => void,
) {
  const isBusy = giving?.status === 'busy';
  const failure = giving?.status === 'failed' ? giving.failure : null;
  // Files of a rejected document are replaced as a whole.
  const kept = state === 'rejected' ? [] : files.map(({ id }) => id);
  // A document that takes one file gets the newest.
  const giveArrived = (fileIds: string[]) => give([...kept, ...fileIds].slice(-mostFiles));
  const { picked, arrived } = useDocumentFiles({
    purpose: 'loan',
    files,
    most: mostFiles,
    waits: isBusy || failure !== null,
    onArrive: giveArrived,
  });

  return {
    picked,
    /** Files that are on their way, or that the server refused. */
    sending: picked.files.filter(({ id }) => id === null || arrived.includes(id)),
    isBusy: isBusy || picked.isSending,
    failure: failure && reasonOf(failure),
    /** Number of further files that the document takes. */
    room: Math.max(0, mostFiles - kept.length),
    remove: (id: string) => give(files.map((file) => file.id).filter((one) => one !== id)),
    removeAll: () => give([]),
    tryAgain: () => giveArrived(arrived),
  };
}

export type DocumentFiles = ReturnType<typeof useDocument>;
