import { takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/creditScore';
import { askCreditScore, loadCreditScore } from '@/store/creditScore';
import { bindRequest } from './bindRequest';
import { takeLatestUntil } from './takeLatestUntil';

const loading = bindRequest(loadCreditScore, (api, _args, signal) => calls.fetchCreditScore(api, signal));
const asking = bindRequest(askCreditScore, calls.askCreditScore);

export function* creditScoreSaga() {
  yield* loading.watch(takeLatestUntil([askCreditScore.success.type]));
  yield* asking.watch(takeLeading);
}
