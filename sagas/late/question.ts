import { tryAgainToast } from '@/sagas/failure/flowPolicies';
import { questionSaga } from '@/sagas/question';
import { answerQuestion, askQuestion, loadQuestions } from '@/store/question';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [questionSaga],
  policies: [
    { flow: loadQuestions, unauthorized: 'ignore', failure: 'screen' },
    { flow: askQuestion, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
    { flow: answerQuestion, unauthorized: 'signInAndRepeat', failure: tryAgainToast },
  ],
};
