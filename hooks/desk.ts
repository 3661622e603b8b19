import { useCallback, useEffect, useId, useRef } from 'react';
import type { DeskChanges, DeskReads } from '@/contract/desk/calls';
import {
  changeDesk,
  type DeskChange,
  type DeskRead,
  deskFormReset,
  deskReadKey,
  deskReadReleased,
  deskSlice,
  loadDesk,
  selectDesk,
} from '@/store/desk';
import { idleForm } from '@/store/formState';
import { selectToken } from '@/store/session/session';
import { useSlice } from './useSlice';
import { useAppDispatch, useAppSelector } from './useStore';

/**
 * Data of the operator's desk. It loads when the part is shown, when the query changes, and after every change at the desk.
 * While another query loads, `data` is the answer of the query before.
 * @param query null reads nothing
 */
export function useDeskRead<Name extends keyof DeskReads>(
  read: Name,
  query: DeskReads[Name]['query'] | null,
) {
  const dispatch = useAppDispatch();
  useSlice(deskSlice);
  const token = useAppSelector(selectToken);
  // The parameters say that name and query belong together; TypeScript cannot resolve that for a type variable.
  const args = { read, query } as DeskRead;
  const key = deskReadKey(args);
  const state = useAppSelector((root) => selectDesk(root).reads[key]);
  const newest = useRef<DeskReads[Name]['answer']>(undefined);
  // The key has the name of the read, so what the store has for it is the answer of this read.
  if (state?.data !== undefined) newest.current = state.data as DeskReads[Name]['answer'];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and query, which are new objects at every render.
  useEffect(() => {
    if (token === null || query === null) return;
    dispatch(loadDesk.request(args));
    return () => {
      dispatch(deskReadReleased(args));
    };
  }, [dispatch, token, key]);

  return {
    data: newest.current,
    loading: state?.loading ?? true,
    failure: state?.failure ?? null,
    reload: () => dispatch(loadDesk.request(args)),
  };
}

/**
 * Sends a change of the operator's desk, and knows how far it is. Each call of the hook has a state of its own.
 * `answer` is the answer of the last successful change, `failure` of the last failed one, with the wrong `fields`.
 */
export function useDeskChange<Name extends keyof DeskChanges>(change: Name) {
  const dispatch = useAppDispatch();
  useSlice(deskSlice);
  const id = useId();
  const form = useAppSelector((root) => selectDesk(root).forms[id]) ?? { ...idleForm, answer: undefined };

  useEffect(
    () => () => {
      dispatch(deskFormReset(id));
    },
    [dispatch, id],
  );

  return {
    // As above: the name and the input belong together, and only this hook's change writes the form with this id.
    send: (input: DeskChanges[Name]['input']) =>
      dispatch(changeDesk.request({ id, change, input } as DeskChange)),
    reset: useCallback(() => dispatch(deskFormReset(id)), [dispatch, id]),
    saving: form.status === 'busy',
    done: form.status === 'done',
    answer: form.answer as DeskChanges[Name]['answer'] | undefined,
    failure: form.failure,
  };
}
