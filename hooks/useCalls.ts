import { useCallback, useEffect, useId, useState } from 'react';
import type { ShopChanges, ShopPages, ShopReads } from '@/contract/calls';
import type { Failure } from '@/contract/failure';
import type { Page } from '@/contract/paging';
import { type Calls, type ChangeState, type ReadState, readKey, readOfKey, unread } from '@/store/calls';
import { idleForm } from '@/store/formState';
import type { RootState } from '@/store/makeStore';
import { selectToken } from '@/store/session/session';
import { selectAnswer, selectShopCalls, shopCalls } from '@/store/shopCalls';
import { useSlice } from './useSlice';
import { useAppDispatch, useAppSelector } from './useStore';

type SelectCalls = (state: RootState) => {
  reads: Record<string, ReadState>;
  forms: Record<string, ChangeState>;
};

/** A read of a table of calls. @param query null reads nothing */
export function useReadOf(calls: Calls, selectCalls: SelectCalls, read: string, query: object | null) {
  const dispatch = useAppDispatch();
  useSlice(calls.slice);
  const token = useAppSelector(selectToken);
  const key = query && readKey({ read, query });
  const state = useAppSelector((root) => (key === null ? undefined : selectCalls(root).reads[key])) ?? unread;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new token loads again, because another customer has other answers.
  useEffect(() => {
    if (key === null) return;
    const shown = readOfKey(key);
    dispatch(calls.readShown(shown));
    return () => {
      dispatch(calls.readHidden(shown));
    };
  }, [dispatch, calls, token, key]);

  const load = (cursor?: string) => {
    if (query) dispatch(calls.load.request({ read, query, ...(cursor && { cursor }) }));
  };
  return { ...state, load };
}

/** A change of a table of calls. Each use of the hook is a form with a state of its own. */
export function useChangeOf(calls: Calls, selectCalls: SelectCalls, change: string) {
  const dispatch = useAppDispatch();
  useSlice(calls.slice);
  const id = useId();
  const form = useAppSelector((root) => selectCalls(root).forms[id]) ?? {
    ...idleForm,
    sent: 0,
    answer: undefined,
  };
  const reset = useCallback(() => dispatch(calls.formReset(id)), [dispatch, calls, id]);
  useEffect(
    () => () => {
      reset();
    },
    [reset],
  );
  return {
    ...form,
    saving: form.status === 'busy',
    done: form.status === 'done',
    /** The action that sends an input, for a part that dispatches it later. */
    request: (input: unknown) => calls.change.request({ id, change, input }),
    send: (input: unknown) => void dispatch(calls.change.request({ id, change, input })),
    reset,
  };
}

/**
 * Data of the shop. It loads when the part is shown, for another query, and for another customer; a read of a customer waits
 * for the sign-in. The answer of an earlier visit is shown until the new answer arrives.
 * @param query null reads nothing
 * @returns `data`, undefined until the first answer has come; its `status` (`missing`: a repetition would not change the
 * refusal); the `failure` of the last load; `load()` loads again
 */
export function useRead<Name extends keyof ShopReads>(read: Name, query: ShopReads[Name]['query'] | null) {
  const { data, failure, load } = useReadOf(shopCalls, selectShopCalls, read, query);
  return {
    // The key has the name of the read, so what the store has for it is the answer of this read.
    data: data as ShopReads[Name]['answer'] | undefined,
    status: statusOf(data, failure),
    failure,
    load: () => load(),
    /** The action that loads it, for a part that dispatches it later. */
    request: () => shopCalls.load.request({ read, query: query ?? {} }),
  };
}

/** The newest answer of a read that another part shows or loads; undefined before the first. It loads nothing. */
export function useKnownAnswer<Name extends keyof ShopReads>(read: Name, query: ShopReads[Name]['query']) {
  useSlice(shopCalls.slice);
  return useAppSelector(selectAnswer(read, query));
}

/** Loads a read that a shopper will probably ask for, before a part shows it. */
export function useLoadAhead<Name extends keyof ShopReads>(read: Name, query: ShopReads[Name]['query']) {
  const dispatch = useAppDispatch();
  useSlice(shopCalls.slice);
  return () => void dispatch(shopCalls.load.request({ read, query, ahead: true }));
}

function statusOf(data: unknown, failure: Failure | null) {
  if (data !== undefined) return 'ready';
  if (failure === null) return 'loading';
  return failure.status === 404 || failure.status === 409 ? 'missing' : 'failed';
}

/**
 * A list that is loaded page by page.
 * @returns its `items` and `extra`, the cursor of the next page (null at the end), and its `phase`: `rows` also while
 * further pages load or fail, `empty` when there are none; `status` of the newest load; `load(cursor)` loads the page at a
 * cursor, `load()` the first again
 */
export function usePages<Name extends keyof ShopPages>(read: Name, query: ShopPages[Name]['query'] | null) {
  const { data, loading, failure, load } = useReadOf(shopCalls, selectShopCalls, read, query);
  // As above.
  const page = data as Page<ShopPages[Name]['item'], ShopPages[Name]['extra']> | undefined;
  return {
    items: page?.data ?? [],
    extra: page?.extraObject ?? null,
    nextCursor: page?.extraObject.nextCursor ?? null,
    failure,
    status: loading ? ('loading' as const) : failure ? ('failed' as const) : ('ready' as const),
    phase: phaseOf(page, failure !== null),
    load: (cursor?: string | null) => load(cursor ?? undefined),
  };
}

/** The query of the read of this name that was shown last in this visit; undefined before the first. */
export function useLastQuery<Name extends keyof ShopPages>(read: Name): ShopPages[Name]['query'] | undefined {
  const key = useAppSelector((root) =>
    Object.keys(selectShopCalls(root).reads).findLast((one) => one.startsWith(`${read} `)),
  );
  // As above.
  return key === undefined ? undefined : (readOfKey(key).query as ShopPages[Name]['query']);
}

/** The newest answer: while another query loads, the answer of the previous query. */
export function useNewest<Data>(data: Data | undefined): Data | undefined {
  const [newest, setNewest] = useState(data);
  if (data !== undefined && data !== newest) setNewest(data);
  return data ?? newest;
}

function phaseOf(page: Page<unknown> | undefined, failed: boolean) {
  if (page && (page.data.length > 0 || page.extraObject.nextCursor !== null)) return 'rows';
  if (failed) return 'failed';
  return page ? 'empty' : 'waiting';
}

/**
 * Sends a change of the shop and knows how far it is.
 * @returns `answer` of the last successful change, `failure` of the last failed one with the wrong `fields`
 */
export function useChange<Name extends keyof ShopChanges>(change: Name) {
  const { answer, send, request, ...form } = useChangeOf(shopCalls, selectShopCalls, change);
  return {
    ...form,
    // As above: only this hook's change writes the form with its id.
    answer: answer as ShopChanges[Name]['answer'] | undefined,
    request: (input: ShopChanges[Name]['input']) => request(input),
    send: (input: ShopChanges[Name]['input']) => send(input),
  };
}
