import { useEffect } from 'react';
import type { Page } from '@/contract/paging';
import type { LazySlices, RootState } from '@/store/makeStore';
import type { PageArgs, PagedState } from '@/store/pagedList';
import type { RequestFlow } from '@/store/requestFlow';
import { selectToken } from '@/store/session/session';
import { type LazySlice, useSlice } from './useSlice';
import { useAppDispatch, useAppSelector } from './useStore';

type PagedList<Item, Query, Extra, Name extends keyof LazySlices> = {
  load: RequestFlow<PageArgs<Query>, Page<Item, Extra>>;
  slice: LazySlice<Name>;
};

/**
 * Loads a list of the customer from its first page, and again when the query or the session changes.
 * @param query what the list is asked for; null while it is not known yet
 * @returns the state of the list with its `phase`: `rows` also while further pages load or fail, `empty` when the customer
 * has none; `load(cursor)` asks for the page at a cursor, `load(null)` for the first page again
 */
export function usePagedList<Item, Query extends object, Extra, Name extends keyof LazySlices>(
  list: PagedList<Item, Query, Extra, Name>,
  selectList: (state: RootState) => PagedState<Item, Query, Extra>,
  query: Query | null,
) {
  const dispatch = useAppDispatch();
  useSlice(list.slice);
  const token = useAppSelector(selectToken);
  const state = useAppSelector(selectList);
  const queryText = JSON.stringify(query);
  const { request } = list.load;

  // biome-ignore lint/correctness/useExhaustiveDependencies: an equal query is a new object at every render.
  useEffect(() => {
    if (token !== null && query !== null) dispatch(request({ query, cursor: null }));
  }, [dispatch, request, token, queryText]);

  return {
    ...state,
    phase: phaseOf(state),
    load: (cursor: string | null) => query !== null && dispatch(request({ query, cursor })),
  };
}

function phaseOf({ items, status, nextCursor }: PagedState<unknown, unknown, unknown>) {
  if (items.length > 0) return 'rows';
  if (status === 'failed') return 'failed';
  if (status !== 'ready') return 'waiting';
  return nextCursor === null ? 'empty' : 'rows';
}
