import { useEffect, useEffectEvent, useState } from 'react';
import type { ExaminedDocument } from '@/contract/document';
import type { FilePurpose } from '@/contract/file';
import { usePickedFiles } from '@/hooks/usePickedFiles';
import type { FormState } from '@/store/formState';
import { reasonOf } from '@/utils/firstLoad/texts';

type Options = {
  document: Pick<ExaminedDocument, 'state' | 'files' | 'mostFiles'>;
  purpose: FilePurpose;
  /** How far the last call is that gave files. */
  giving: FormState | undefined;
  /** Makes these files the document. */
  onGive: (fileIds: string[]) => void;
};

/**
 * The files of a document: those it has, and those that are sent now, which are given to it once all of them have arrived.
 * Files that are too many replace its oldest.
 */
export function useDocument({ document, purpose, giving, onGive }: Options) {
  const { state, files, mostFiles } = document;
  const isBusy = giving?.status === 'busy';
  const failure = giving?.status === 'failed' ? giving.failure : null;
  // Files of a rejected document are replaced as a whole.
  const kept = state === 'rejected' ? [] : files.map(({ id }) => id);
  const room = Math.max(0, mostFiles - kept.length);
  const picked = usePickedFiles(purpose, mostFiles);
  const arrived = picked.ids.filter((id) => !files.some((file) => file.id === id));
  /** The files of the newest call, for its repetition. */
  const [given, setGiven] = useState<string[]>([]);
  const give = (ids: string[]) => {
    setGiven(ids);
    onGive(ids);
  };
  const giveArrived = () => give([...kept, ...arrived].slice(-mostFiles));
  const canGive = arrived.length > 0 && !picked.isSending && !isBusy && failure === null;
  const giveNow = useEffectEvent(giveArrived);
  useEffect(() => {
    if (canGive) giveNow();
  }, [canGive]);

  return {
    picked,
    /** Files that are on their way, or that the server refused. */
    sending: picked.files.filter(({ id }) => id === null || arrived.includes(id)),
    isBusy: isBusy || picked.isSending,
    failure: failure && reasonOf(failure),
    /** Number of further files that the document takes. */
    room,
    remove: (id: string) => give(files.map((file) => file.id).filter((one) => one !== id)),
    removeAll: () => give([]),
    tryAgain: () => give(given),
  };
}

export type DocumentFiles = ReturnType<typeof useDocument>;
