import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/review';
import { loadOwnReview, loadReviews, sendReview, voteForReview } from '@/store/review';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadReviews, (api, { productId, cursor }) =>
  calls.fetchReviews(api, productId, cursor),
);
const loadingOwn = bindRequest(loadOwnReview, calls.fetchOwnReview);
const sending = bindRequest(sendReview, (api, { productId, review }) =>
  calls.writeReview(api, productId, review),
);
const voting = bindRequest(voteForReview, (api, { id, helpful }) => calls.voteForReview(api, id, helpful));

function* sendAndAnnounce({ payload }: ReturnType<typeof sendReview.request>) {
  const outcome = yield* call(sending.run, payload);
  if (sendReview.success.match(outcome)) {
    yield* put(
      toastRaised({
        kind: 'success',
        text: 'دیدگاه شما رسید',
        detail: 'پس از بررسی منتشر می‌شود و به شما خبر می‌دهیم.',
      }),
    );
  }
}

/** The reviews of the product whose list is open. */
export function* reviewSaga() {
  yield* loading.watch(takeLatest);
  yield* loadingOwn.watch(takeLatest);
  yield* voting.watch(takeLeading);
  yield* takeLeading(sendReview.request, sendAndAnnounce);
}
