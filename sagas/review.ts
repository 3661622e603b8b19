import { takeLatest, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/review';
import { loadOwnReview, loadReviews, sendReview, voteForReview } from '@/store/review';
import { announceSuccess } from './announceSuccess';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadReviews, (api, { query, cursor }) =>
  calls.fetchReviews(api, query.productId, cursor),
);
const loadingOwn = bindRequest(loadOwnReview, calls.fetchOwnReview);
const sending = bindRequest(sendReview, (api, { productId, review }) =>
  calls.writeReview(api, productId, review),
);
const voting = bindRequest(voteForReview, (api, { id, helpful }) => calls.voteForReview(api, id, helpful));

/** The reviews of the product whose list is open. */
export function* reviewSaga() {
  yield* loading.watch(takeLatest);
  yield* loadingOwn.watch(takeLatest);
  yield* voting.watch(takeLeading);
  yield* sending.watch(takeLeading);
  yield* announceSuccess(sendReview, 'دیدگاه شما رسید', 'پس از بررسی منتشر می‌شود و به شما خبر می‌دهیم.');
}
