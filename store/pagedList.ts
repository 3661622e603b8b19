import { type ActionReducerMapBuilder, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Page } from '@/contract/paging';
import { createRequestFlow, type RequestFlow } from './requestFlow';
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

/** A list before its first load. */
export const emptyPages = {
  query: null,
  items: [],
  extra: null,
  nextCursor: null,
  status: 'idle',
} satisfies PagedState<never, never, never>;

const isCurrent = <Query>(state: { query: Query | null }, { query }: PageArgs<Query>) =>
  JSON.stringify(state.query) === JSON.stringify(query);

/**
 * Stores the pages of the newest query. A first page replaces the items when it arrives, any later page is appended.
 * @param cleared the part of the state that belongs to a query, as it is before the first page of another one
 */
export function storePages<Item, Query, Extra, State extends PagedState<Item, Query, Extra>>(
  builder: ActionReducerMapBuilder<State>,
  load: RequestFlow<PageArgs<Query>, Page<Item, Extra>>,
  cleared: Partial<State>,
) {
  // A draft of immer has the shape of its state; for a generic state TypeScript cannot see that, hence `draft as State`.
  builder
    .addCase(load.request, (draft, { payload }) => ({
      ...(draft as State),
      ...(isCurrent(draft as State, payload) ? {} : cleared),
      query: payload.query,
      status: 'loading',
    }))
    .addCase(load.success, (draft, { payload: { args, result } }) => {
      const state = draft as State;
      if (!isCurrent(state, args)) return;
      return {
        ...state,
        items: args.cursor === null ? result.data : [...state.items, ...result.data],
        extra: result.extraObject,
        nextCursor: result.extraObject.nextCursor,
        status: 'ready',
      };
    })
    .addCase(load.fail, (draft, { payload: { args } }) => {
      if (isCurrent(draft as State, args)) draft.status = 'failed';
    });
}

/**
 * A list of a customer that is loaded page by page: the flow that loads a page and the slice that stores the pages of the
 * newest query. Signing out clears it.
 */
export function createPagedList<Item extends object, Query extends object, Extra, Name extends string>(
  name: Name,
) {
  const load = createRequestFlow<PageArgs<Query>, Page<Item, Extra>>(`${name}/load`);
  type State = PagedState<Item, Query, Extra>;
  const initialState: State = emptyPages;

  const slice = createSlice({
    name,
    initialState,
    reducers: {
      /** A row was edited, removed or restored. The payload is the whole new list. */
      itemsReplaced: (state, { payload }: PayloadAction<Item[]>) => ({ ...(state as State), items: payload }),
    },
    extraReducers: (builder) => {
      storePages<Item, Query, Extra, State>(builder, load, { items: [] });
      builder.addCase(userInfoChanged, (state, { payload }) => (payload === null ? initialState : state));
    },
  });
  return { load, slice, initialState };
}
