import { call, put, takeLatest, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/question';
import { answerQuestion, askQuestion, loadQuestions } from '@/store/question';
import { toastRaised } from '@/store/ui';
import { bindRequest } from './bindRequest';

const loading = bindRequest(loadQuestions, (api, { productId, cursor }) =>
  calls.fetchQuestions(api, productId, cursor),
);
const asking = bindRequest(askQuestion, (api, { productId, text }) =>
  calls.askQuestion(api, productId, text),
);
const answering = bindRequest(answerQuestion, (api, { questionId, text }) =>
  calls.answerQuestion(api, questionId, text),
);

const detail = 'پس از بررسی منتشر می‌شود و به شما خبر می‌دهیم.';

function* askAndAnnounce({ payload }: ReturnType<typeof askQuestion.request>) {
  const outcome = yield* call(asking.run, payload);
  if (askQuestion.success.match(outcome))
    yield* put(toastRaised({ kind: 'success', text: 'پرسش شما رسید', detail }));
}

function* answerAndAnnounce({ payload }: ReturnType<typeof answerQuestion.request>) {
  const outcome = yield* call(answering.run, payload);
  if (answerQuestion.success.match(outcome))
    yield* put(toastRaised({ kind: 'success', text: 'پاسخ شما رسید', detail }));
}

/** The questions about the product whose list is open. */
export function* questionSaga() {
  yield* loading.watch(takeLatest);
  yield* takeLeading(askQuestion.request, askAndAnnounce);
  yield* takeLeading(answerQuestion.request, answerAndAnnounce);
}
