import { call } from 'typed-redux-saga';
import type { PaymentPurpose, PaymentStart } from '@/contract/payment';
import { rememberFromOrder } from '@/services/browser/browserStorage';
import { openGateway } from '@/services/browser/gateway';

/** Leaves for the gateway of a started payment. The payment of an order sets `fromOrder`, which its result page clears. */
export function* leaveToGateway({ redirect }: PaymentStart, purpose: PaymentPurpose) {
  if (purpose === 'order') yield* call(rememberFromOrder);
  yield* call(openGateway, redirect);
}
