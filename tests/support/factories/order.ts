import type { Instalment, Order, OrderSummary } from '@/contract/order';
import type { OrderItem } from '@/contract/orderItem';

export const anOrderSummary = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 1048231,
  state: 'shipped',
  placedAt: '2026-11-18T14:34:00.000Z',
  heldUntil: null,
  conditions: null,
  cheques: null,
  documents: [],
  total: 53_790_000,
  delivery: { title: 'پیک پله', slot: 'امروز، ۱۴ تا ۱۷', trackingCode: null },
  events: [
    { kind: 'placed', at: '2026-11-18T14:34:00.000Z', note: null },
    { kind: 'paid', at: '2026-11-18T14:36:00.000Z', note: null },
    { kind: 'preparing', at: '2026-11-19T06:00:00.000Z', note: null },
    { kind: 'shipped', at: '2026-11-21T07:00:00.000Z', note: null },
  ],
  items: [
    { title: 'کنسول PlayStation 5 Slim', imageUrl: '/art/console-box-white-front.avif' },
    { title: 'دستهٔ DualSense', imageUrl: '/art/controller-black-front.avif' },
  ],
  itemCount: 2,
  ...over,
});

export const anInstalment = (over: Partial<Instalment> = {}): Instalment => ({
  number: 1,
  dueDate: '2026-08-30',
  amount: 4_479_000,
  interest: 500_000,
  paidAt: null,
  saving: 0,
  lateFee: 0,
  feeWaived: false,
  ...over,
});

/** A plan of twelve months, due on the 30th of each from August 2026 on, of which `paid` are paid. */
export const instalments = (paid = 4): Instalment[] =>
  Array.from({ length: 12 }, (_, index) =>
    anInstalment({
      number: index + 1,
      dueDate: new Date(Date.UTC(2026, 7 + index, 30, 12)).toISOString().slice(0, 10),
      paidAt: index < paid ? new Date(Date.UTC(2026, 7 + index, 28, 9)).toISOString() : null,
    }),
  );

export const anOrderItem = (over: Partial<OrderItem> = {}): OrderItem => ({
  id: 1,
  productId: 1,
  productPropertyId: 11,
  slug: 'samsung-galaxy-s25',
  title: 'گوشی موبایل سامسونگ Galaxy S25',
  imageUrl: '/art/phone-triad-silk-ice-blue-pair.webp',
  colourTitle: 'آبی یخی',
  colourValue: '#A3B9DA',
  optionTitle: '۲۵۶ گیگابایت',
  guarantee: 'گارانتی ۱۸ ماههٔ شرکتی',
  qty: 1,
  price: 63_500_000,
  discount: 4_000_000,
  vatPercent: 10,
  units: [{ imei: '35••••••4127', activationCode: '482719035' }],
  services: [],
  comesAlong: false,
  takesCoupon: true,
  ...over,
});

export const anOrder = (over: Partial<Order> = {}): Order => {
  const { state = 'delivered' } = over;
  const {
    items,
    itemCount,
    documents: _none,
    ...summary
  } = anOrderSummary({ state: 'delivered', total: 59_500_000 });
  return {
    ...summary,
    delivery: { title: 'پیک پله', slot: 'شنبه ۱ آذر، ۱۵ تا ۱۸', trackingCode: '9033129412' },
    events: [...summary.events, { kind: 'delivered', at: '2026-11-21T12:00:00.000Z', note: null }],
    documents: [],
    goodsTotal: 63_500_000,
    discountTotal: 4_000_000,
    serviceTotal: 0,
    vatPercent: 10,
    couponDiscount: 0,
    shippingCost: 0,
    payToday: 11_900_000,
    paidAt: state === 'awaitingPayment' ? null : '2026-11-17T10:00:00.000Z',
    coupon: null,
    canCancel: ['awaitingPayment', 'paymentReview', 'preparing'].includes(state),
    canPay: state === 'awaitingPayment',
    fromWallet: 0,
    facility: {
      name: 'طرح پله ۱۲',
      method: 'amortised',
      months: 12,
      annualRate: 23,
      prepayment: 11_900_000,
      aboveCeiling: 0,
      fee: 0,
      loanAmount: 47_600_000,
      amountPerMonth: 4_479_000,
    },
    address: {
      receiverName: 'مریم احمدی',
      receiverMobile: '09123456789',
      text: 'تهران، ونک، خیابان گاندی، کوچهٔ ۱۲، پلاک 8',
      postalCode: '1991911111',
    },
    items: [anOrderItem()],
    instalments: instalments(),
    returns: [],
    returnUntil: '2026-11-30',
    settlement: { amount: 8 * 4_479_000 - 3_500_000, saving: 3_500_000 },
    ...over,
  };
};
