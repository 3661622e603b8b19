import { tryAgainToast } from '@/sagas/failure/flowPolicies';
import { reviewSaga } from '@/sagas/review';
import { loadOwnReview, loadReviews, sendReview, voteForReview } from '@/store/review';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [reviewSaga],
  policies: [
    { flow: loadReviews, unauthorized: 'ignore', failure: 'screen' },
    { flow: loadOwnReview, unauthorized: 'ignore', failure: 'nobody' },
    { flow: sendReview, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: voteForReview, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  ],
};
