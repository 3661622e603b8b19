import type { Gateway, PaymentAttempt, PaymentSummary } from '@/contract/payment';

export const attemptId = '7f3ac91e-2b44-4c1d-9a53-0b4f4f0f7a11';

/** An attempt that the bank has paid. */
export const anAttempt = (over: Partial<PaymentAttempt> = {}): PaymentAttempt => ({
  id: attemptId,
  outcome: 'paid',
  purpose: 'order',
  amount: 31_250_000,
  gatewayTitle: 'درگاه آزمایشی',
  orderId: 1048267,
  reference: '419772035',
  card: '6037 99•• •••• 0000',
  reason: null,
  walletReleased: 0,
  walletHeld: 0,
  refundedTo: null,
  refundedAmount: null,
  heldUntil: null,
  nextInquiryAt: null,
  createdAt: '2026-11-20T10:58:00.000Z',
  updatedAt: '2026-11-20T11:00:00.000Z',
  ...over,
});

export const aGateway = (over: Partial<Gateway> = {}): Gateway => ({
  code: 'sandbox',
  title: 'درگاه آزمایشی',
  kind: 'card',
  reason: null,
  ...over,
});

/** The summary of an order on a plan, of which the wallet pays a part. */
export const aPaymentSummary = (over: Partial<PaymentSummary> = {}): PaymentSummary => ({
  orderId: 1048267,
  itemCount: 4,
  pictures: ['/art/phone-triad-silk-ice-blue-pair.webp', '/art/console-box-white-front.avif'],
  heldUntil: null,
  rows: [
    { title: 'پیش‌پرداخت طرح پله ۱۲', amount: 26_720_000 },
    { title: 'بیشتر از سقف طرح', amount: 6_880_000 },
    { title: 'از کیف پول، نگه داشته شد', amount: -2_350_000 },
  ],
  payToday: 33_600_000,
  fromWallet: 2_350_000,
  atGateway: 31_250_000,
  gateways: [aGateway({ code: 'zarinpal', title: 'زرین‌پال' }), aGateway()],
  ...over,
});
