import type { OrderReturn, ReturnLine, ReturnPreview, ReturnRefund } from '@/contract/orderReturn';

export const aReturn = (over: Partial<OrderReturn> = {}): OrderReturn => ({
  id: 7,
  state: 'requested',
  reason: 'changedMind',
  note: '',
  lines: [{ itemId: 1, qty: 1 }],
  service: null,
  photos: [],
  requestedAt: '2026-11-22T08:00:00.000Z',
  changedAt: '2026-11-22T08:00:00.000Z',
  refusal: null,
  toWallet: null,
  toLender: null,
  ...over,
});

/** The refund of one phone that was paid in cash. */
export const aReturnPreview = ({
  lines = [{ itemId: 1, qty: 1 }],
  ...refund
}: Partial<ReturnRefund> & { lines?: ReturnLine[] } = {}): ReturnPreview => ({
  lines,
  refund: {
    goods: 59_500_000,
    services: 0,
    coupon: 0,
    shipping: 0,
    toWallet: 59_500_000,
    toLender: 0,
    instalmentsBefore: 0,
    instalmentsAfter: 0,
    ...refund,
  },
});
