import { useEffect, useEffectEvent } from 'react';
import type { FilePurpose, StoredFile } from '@/contract/file';
import { usePickedFiles } from '@/hooks/usePickedFiles';

type Options = {
  purpose: FilePurpose;
  /** The files that the document has. */
  files: readonly StoredFile[];
  /** Files that can be picked. */
  most: number;
  /** Whether arrived files must wait, for example until an earlier call is answered. */
  waits?: boolean;
  /** Gives the files that have arrived to the document. */
  onArrive: (fileIds: string[]) => void;
};

/** The files that are picked for a document. They are given to it once all of them have arrived. */
export function useDocumentFiles({ purpose, files, most, waits = false, onArrive }: Options) {
  const picked = usePickedFiles(purpose, most);
  const arrived = picked.ids.filter((id) => !files.some((file) => file.id === id));
  const canGive = arrived.length > 0 && !picked.isSending && !waits;
  const giveArrived = useEffectEvent(() => onArrive(arrived));
  useEffect(() => {
    if (canGive) giveArrived();
  }, [canGive]);
  return { picked, arrived };
}
