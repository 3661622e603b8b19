import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { Page } from '@/contract/paging';
import type { OwnReview, Review, VotedReview, WriteReview } from '@/contract/review';
import type { RootState } from './makeStore';
import { emptyPages, type PageArgs, type PagedState, storePages } from './pagedList';
import { createRequestFlow } from './requestFlow';
import { userInfoChanged } from './session/session';

/** The reviews are those of a product. */
type ReviewQuery = { productId: number };

export const loadReviews = createRequestFlow<PageArgs<ReviewQuery>, Page<Review>>('review/load');
export const loadOwnReview = createRequestFlow<number, OwnReview>('review/loadOwn');
export const sendReview = createRequestFlow<{ productId: number; review: WriteReview }, OwnReview>(
  'review/send',
);
export const voteForReview = createRequestFlow<{ id: number; helpful: boolean }, VotedReview>('review/vote');

type ReviewsState = PagedState<Review, ReviewQuery, unknown> & {
  /** Null for a guest, and before it is known. */
  own: OwnReview | null;
  sending: boolean;
};

const initialState: ReviewsState = { ...emptyPages, own: null, sending: false };

export const reviewSlice = createSlice({
  name: 'review',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    storePages<Review, ReviewQuery, unknown, ReviewsState>(builder, loadReviews, initialState);
    builder
      .addCase(loadOwnReview.success, (state, { payload: { args, result } }) =>
        state.query?.productId === args ? { ...state, own: result } : state,
      )
      .addCase(sendReview.request, (state) => ({ ...state, sending: true }))
      .addCase(sendReview.success, (state, { payload: { args, result } }) => ({
        ...state,
        sending: false,
        own: state.query?.productId === args.productId ? result : state.own,
      }))
      .addCase(sendReview.fail, (state) => ({ ...state, sending: false }))
      .addCase(voteForReview.success, (state, { payload: { args, result } }) => {
        const review = state.items.find(({ id }) => id === result.id);
        if (review) review.helpful = result.helpful;
        if (!state.own) return;
        const others = state.own.helpful.filter((id) => id !== args.id);
        state.own.helpful = args.helpful ? [args.id, ...others] : others;
      })
      .addCase(userInfoChanged, (state, { payload }) => (payload === null ? { ...state, own: null } : state));
  },
});

declare module './makeStore' {
  export interface LazySlices extends WithSlice<typeof reviewSlice> {}
}

export const selectReviews = (state: RootState) => state.review ?? initialState;
