import { useEffect, useEffectEvent } from 'react';
import type { RequestDocument } from '@/contract/planRequest';
import { usePickedFiles } from '@/hooks/usePickedFiles';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { reasonOf } from '@/store/basket';
import { giveDocument, selectPlanRequest } from '@/store/planRequest';

/** The files of a document: those it has, and those that are sent now, which are given to it as soon as they have arrived. */
export function useDocument({ code, state, files, mostFiles }: RequestDocument) {
  const dispatch = useAppDispatch();
  const picked = usePickedFiles('loan', mostFiles);
  const giving = useAppSelector(selectPlanRequest).giving[code];
  const isBusy = giving?.status === 'busy';
  const failure = giving?.status === 'failed' ? giving.failure : null;
  // Files of a rejected document are replaced as a whole.
  const kept = state === 'rejected' ? [] : files.map(({ id }) => id);
  const arrived = picked.ids.filter((id) => !files.some((file) => file.id === id));
  const give = (fileIds: string[]) => dispatch(giveDocument.request({ code, fileIds }));
  const canGive = arrived.length > 0 && !picked.isSending && !isBusy && !failure;

  // A document that takes one file gets the newest.
  const giveArrived = useEffectEvent(() => give([...kept, ...arrived].slice(-mostFiles)));

  useEffect(() => {
    if (canGive) giveArrived();
  }, [canGive]);

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
    tryAgain: () => give([...kept, ...arrived].slice(-mostFiles)),
  };
}

export type DocumentFiles = ReturnType<typeof useDocument>;
