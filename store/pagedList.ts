import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Page } from '@/contract/paging';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** Arguments of one page: the query of the call, and the cursor where the page begins (null for the first page). */
export type PageArgs<Query> = { query: Query; cursor: string | null };

export type PagedState<Item, Query, Extra> = {
  /** The query that the items belong to. */
  query: Query | null;
  items: Item[];
  /** `extraObject` of the newest page; null before the first page. */
  extra: Extra | null;
  /** Cursor of the next page; null at the end of the list. */
  nextCursor: string | null;
  status: 'idle' | 'loading' | 'ready' | 'failed';
};

/**
 * A list that is loaded page by page: the flow that loads a page and the slice that stores the pages of the newest
 * query. A first page replaces the items when it arrives, any later page is appended. Every such list belongs to a
 * customer, so signing out clears it.
 */
export function createPagedList<Item extends object, Query extends object, Extra, Name extends string>(
  name: Name,
) {
  const load = createRequestFlow<PageArgs<Query>, Page<Item, Extra>>(`${name}/load`);
  type State = PagedState<Item, Query, Extra>;
  const initialState: State = { query: null, items: [], extra: null, nextCursor: null, status: 'idle' };
  const isCurrent = (state: State, { query }: PageArgs<Query>) =>
    JSON.stringify(state.query) === JSON.stringify(query);

  // A draft of immer has the shape of its state; for a generic state TypeScript cannot see that, hence `state as State`.
  const slice = createSlice({
    name,
    initialState: initialState as State,
    reducers: {
      /** A row was edited, removed or restored. The payload is the whole new list. */
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
