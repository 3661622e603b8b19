import { useDocumentFiles } from '@/components/form/useDocumentFiles';
import type { RequestDocument } from '@/contract/planRequest';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { reasonOf } from '@/store/basket';
import { giveDocument, selectPlanRequest } from '@/store/planRequest';

/** The files of a document: those it has, and those that are sent now, which are given to it as soon as they have arrived. */
export function useDocument({ code, state, files, mostFiles }: RequestDocument) {
  const dispatch = useAppDispatch();
  const giving = useAppSelector(selectPlanRequest).giving[code];
  const isBusy = giving?.status === 'busy';
  const failure = giving?.status === 'failed' ? giving.failure : null;
  // Files of a rejected document are replaced as a whole.
  const kept = state === 'rejected' ? [] : files.map(({ id }) => id);
  const give = (fileIds: string[]) => dispatch(giveDocument.request({ code, fileIds }));
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
