import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Page } from '@/contract/paging';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** What a list is asked for: the query of its call, and from where on (null is the beginning). */
export type PageArgs<Query> = { query: Query; cursor: string | null };

export type PagedState<Item, Query, Extra> = {
  /** What the items on screen are of. */
  query: Query | null;
  items: Item[];
  /** What came beside the newest page; null before the first. */
  extra: Extra | null;
  /** Where the next page begins; null at the end. */
  nextCursor: string | null;
  status: 'idle' | 'loading' | 'ready' | 'failed';
};

/**
 * A list that comes page by page: the flow that loads a page and a slice that keeps what came, newest query only. A
 * page from the beginning replaces the items once it is there, any other is added to them. Every such list belongs to a
 * customer, so it is forgotten when they leave.
 */
export function createPagedList<Item extends object, Query extends object, Extra, Name extends string>(
  name: Name,
) {
  const load = createRequestFlow<PageArgs<Query>, Page<Item, Extra>>(`${name}/load`);
  type State = PagedState<Item, Query, Extra>;
  const initialState: State = { query: null, items: [], extra: null, nextCursor: null, status: 'idle' };
  const isCurrent = (state: State, { query }: PageArgs<Query>) =>
    JSON.stringify(state.query) === JSON.stringify(query);

  const slice = createSlice({
    name,
    initialState: initialState as State,
    reducers: {
      /** A row was edited, removed or brought back. */
      itemsReplaced: (state, { payload }: PayloadAction<Item[]>) => ({ ...(state as State), items: payload }),
    },
    extraReducers: (builder) => {
      builder
        .addCase(load.request, (state, { payload }) => {
          const same = isCurrent(state as State, payload);
          return {
            ...(state as State),
            query: payload.query,
            ...(same ? {} : { items: [] }),
            status: 'loading',
          };
        })
        .addCase(load.success, (state, { payload: { args, result } }) => {
          if (!isCurrent(state as State, args)) return;
          return {
            query: args.query,
            items: args.cursor === null ? result.data : [...(state as State).items, ...result.data],
            extra: result.extraObject,
            nextCursor: result.extraObject.nextCursor,
            status: 'ready',
          };
        })
        .addCase(load.fail, (state, { payload: { args } }) => {
          if (isCurrent(state as State, args)) state.status = 'failed';
        })
        .addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
    },
  });
  return { load, slice, initialState };
}
