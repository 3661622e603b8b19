import { takeLatest, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/question';
import { answerQuestion, askQuestion, loadQuestions } from '@/store/question';
import { announceSuccess } from './announceSuccess';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadQuestions, (api, { query, cursor }) =>
  calls.fetchQuestions(api, query.productId, cursor),
);
const asking = bindRequest(askQuestion, (api, { productId, text }) =>
  calls.askQuestion(api, productId, text),
);
const answering = bindRequest(answerQuestion, (api, { questionId, text }) =>
  calls.answerQuestion(api, questionId, text),
);

const detail = 'پس از بررسی منتشر می‌شود و به شما خبر می‌دهیم.';

/** The questions about the product whose list is open. */
export function* questionSaga() {
  yield* loading.watch(takeLatest);
  yield* asking.watch(takeLeading);
  yield* answering.watch(takeLeading);
  yield* announceSuccess(askQuestion, 'پرسش شما رسید', detail);
  yield* announceSuccess(answerQuestion, 'پاسخ شما رسید', detail);
}
