import { createContext, useContext, useEffect, useEffectEvent, useState } from 'react';
import type { DeskChanges, DeskReads } from '@/contract/desk/calls';
import { deskCalls, selectDesk } from '@/store/desk';
import { useChangeOf, useNewest, useReadOf } from './useCalls';

/**
 * Data of the desk. It loads when the part is shown, when the query changes, and after every change at the desk.
 * While another query loads, `data` is the answer of the query before.
 * @param query null reads nothing
 */
export function useDeskRead<Name extends keyof DeskReads>(
  read: Name,
  query: DeskReads[Name]['query'] | null,
) {
  const { data, loading, failure, load } = useReadOf(deskCalls, selectDesk, read, query);
  const newest = useNewest(data);
  // The key has the name of the read, so what the store has for it is the answer of this read.
  return { data: newest as DeskReads[Name]['answer'] | undefined, loading, failure, reload: () => load() };
}

/** Asks the operator to prove who works in the session, and calls `repeat` after it. The frame of the desk provides it. */
export const ConfirmationContext = createContext<(repeat: () => void) => void>(() => {});

/**
 * Sends a change of the desk, and knows how far it is. Each use of the hook has a state of its own.
 * `answer` is the answer of the last successful change, `failure` of the last failed one, with the wrong `fields`.
 * A change that the server refuses until the operator has proved who works in the session is sent again after the proof.
 */
export function useDeskChange<Name extends keyof DeskChanges>(change: Name) {
  const { answer, send, ...form } = useChangeOf(deskCalls, selectDesk, change);
  const askForProof = useContext(ConfirmationContext);
  const [sent, setSent] = useState<DeskChanges[Name]['input']>();
  const isUnconfirmed = form.failure?.code === 'unconfirmed';
  const ask = useEffectEvent(() => askForProof(() => send(sent)));
  useEffect(() => {
    if (isUnconfirmed) ask();
  }, [isUnconfirmed]);
  return {
    ...form,
    // As above: only this hook's change writes the form with its id.
    answer: answer as DeskChanges[Name]['answer'] | undefined,
    send: (input: DeskChanges[Name]['input']) => {
      setSent(input);
      send(input);
    },
  };
}
