import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { Page } from '@/contract/paging';
import type { RequestFlow } from './requestFlow';

/** A list about a product, of which one page after the other is loaded. */
export type ProductPages<Item> = {
  /** The product that the rest belongs to; null before a list was opened. */
  productId: number | null;
  items: Item[];
  nextCursor: string | null;
  status: 'idle' | 'loading' | 'ready' | 'failed';
};

type LoadFlow<Item> = RequestFlow<{ productId: number; cursor: string | null }, Page<Item>>;

/** A list before a product was opened. */
export const emptyPages = {
  productId: null,
  items: [],
  nextCursor: null,
  status: 'idle',
} satisfies ProductPages<never>;

/** Stores the pages of the newest product. Another product begins with `initialState`. */
export function storeProductPages<Item, State extends ProductPages<Item>>(
  builder: ActionReducerMapBuilder<State>,
  load: LoadFlow<Item>,
  initialState: State,
) {
  // A draft of immer has the shape of its state; for a generic state TypeScript cannot see that, hence `draft as State`.
  builder
    .addCase(load.request, (draft, { payload: { productId } }) => {
      const state = draft as State;
      return state.productId === productId
        ? { ...state, status: 'loading' }
        : { ...initialState, productId, status: 'loading' };
    })
    .addCase(load.success, (draft, { payload: { args, result } }) => {
      const state = draft as State;
      if (state.productId !== args.productId) return;
      return {
        ...state,
        items: args.cursor === null ? result.data : [...state.items, ...result.data],
        nextCursor: result.extraObject.nextCursor,
        status: 'ready',
      };
    })
    .addCase(load.fail, (draft, { payload: { args } }) => {
      const state = draft as State;
      return state.productId === args.productId ? { ...state, status: 'failed' } : state;
    });
}
