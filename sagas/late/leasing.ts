import { betaLoanSaga } from '@/sagas/betaLoan';
import { creditScoreSaga } from '@/sagas/creditScore';
import { codeNotSentToast } from '@/sagas/failure/flowPolicies';
import { leasingSaga } from '@/sagas/leasing';
import { lookUpBeta, registerForBeta, sendBetaCode } from '@/store/betaLoan';
import { askCreditScore, loadCreditScore } from '@/store/creditScore';
import { cancelLeasing, handInLeasingCheques, loadLeasing, requestLeasing } from '@/store/leasing';
import type { LateDomain } from './lateDomain';

/** Leasing, the credit score that it needs, and the beta programme of loans. */
export const lateDomain: LateDomain = {
  sagas: [leasingSaga, creditScoreSaga, betaLoanSaga],
  policies: [
    { flow: loadLeasing, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: requestLeasing, unauthorized: 'signIn', failure: 'screen', moves: 'money' },
    { flow: cancelLeasing, unauthorized: 'signIn', failure: 'screen', moves: 'money' },
    { flow: handInLeasingCheques, unauthorized: 'signIn', failure: 'screen', moves: 'money' },
    { flow: loadCreditScore, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: askCreditScore, unauthorized: 'signIn', failure: 'screen' },
    { flow: sendBetaCode, unauthorized: 'ignore', failure: codeNotSentToast },
    { flow: registerForBeta, unauthorized: 'ignore', failure: 'screen', moves: 'seats' },
    { flow: lookUpBeta, unauthorized: 'ignore', failure: 'screen' },
  ],
};
