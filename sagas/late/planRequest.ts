import { tryAgainToast } from '@/sagas/failure/flowPolicies';
import { planRequestSaga } from '@/sagas/planRequest';
import {
  bookAppointment,
  cancelAppointment,
  cancelPlanRequest,
  editPlanRequest,
  giveDocument,
  loadAppointmentDays,
  loadPlanRequest,
  resubmitPlanRequest,
  startPlanRequest,
} from '@/store/planRequest';
import type { LateDomain } from './lateDomain';

export const lateDomain: LateDomain = {
  sagas: [planRequestSaga],
  policies: [
    { flow: loadPlanRequest, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: startPlanRequest, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
    { flow: editPlanRequest, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
    { flow: giveDocument, unauthorized: 'signInAndRepeat', failure: 'screen' },
    { flow: bookAppointment, unauthorized: 'signIn', failure: 'screen', moves: 'seats' },
    { flow: resubmitPlanRequest, unauthorized: 'signIn', failure: tryAgainToast },
    { flow: cancelPlanRequest, unauthorized: 'signIn', failure: tryAgainToast, moves: 'seats' },
    { flow: cancelAppointment, unauthorized: 'signIn', failure: tryAgainToast, moves: 'seats' },
    { flow: loadAppointmentDays, unauthorized: 'signInAndRepeat', failure: 'screenOnly' },
  ],
};
