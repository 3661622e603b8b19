import { takeLatest, takeLeading } from 'typed-redux-saga';
import * as calls from '@/services/betaLoan';
import { sendCode } from '@/services/session';
import { lookUpBeta, registerForBeta, sendBetaCode } from '@/store/betaLoan';
import { bindRequest } from './bindRequest';

const sendingCode = bindRequest(sendBetaCode, (api, { mobile }) =>
  sendCode(api, { mobile, isVoiceCall: false }),
);
const registering = bindRequest(registerForBeta, calls.registerForBeta);
const lookingUp = bindRequest(lookUpBeta, calls.lookUpBeta);

export function* betaLoanSaga() {
  yield* sendingCode.watch(takeLeading);
  yield* registering.watch(takeLeading);
  yield* lookingUp.watch(takeLatest);
}
