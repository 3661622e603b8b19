import type { Basket, BasketExtra, BasketPlan } from '@/contract/basket';
import type {
  CheckoutChoice,
  CheckoutFacility,
  CheckoutReview,
  PlacedOrder,
  PlaceOrder,
  ShippingMethod,
} from '@/contract/checkout';
import type { OrderSummary } from '@/contract/order';
import { type Answers, page } from '@/tests/support/answers';
import { anAddress } from '@/tests/support/factories/address';
import { aBasketAnswer } from '@/tests/support/factories/basket';

export const slotIds = { full: 11, afternoon: 12, evening: 13, nextDay: 21 } as const;

const aMethod = (method: Pick<ShippingMethod, 'id' | 'kind' | 'title'> & Partial<ShippingMethod>) => ({
  text: '',
  cost: 0,
  postpaid: false,
  reason: null,
  days: [],
  branches: [],
  ...method,
});

/** The ways to ship in the tests: a courier with days, the post, a pick-up in two branches, and one that is not possible. */
export const shippingMethods = (): ShippingMethod[] => [
  aMethod({
    id: 1,
    kind: 'courier',
    title: 'پیک پله',
    text: 'تهران، در بازه‌ای که انتخاب می‌کنید',
    days: [
      {
        date: '2026-11-22',
        holiday: false,
        slots: [
          { id: slotIds.full, from: '10:00', to: '14:00', left: 0 },
          { id: slotIds.afternoon, from: '15:00', to: '18:00', left: 6 },
          { id: slotIds.evening, from: '18:00', to: '21:00', left: 2 },
        ],
      },
      { date: '2026-11-23', holiday: true, slots: [] },
      {
        date: '2026-11-24',
        holiday: false,
        slots: [{ id: slotIds.nextDay, from: '10:00', to: '14:00', left: 9 }],
      },
    ],
  }),
  aMethod({ id: 2, kind: 'post', title: 'پست پیشتاز', text: '۳ تا ۵ آذر', cost: 145_000 }),
  aMethod({
    id: 3,
    kind: 'pickup',
    title: 'تحویل حضوری',
    text: 'از ۲ ساعت دیگر',
    branches: [
      { id: 1, title: 'شعبهٔ ونک', address: 'میدان ونک', hours: '۹ تا ۲۱' },
      { id: 2, title: 'شعبهٔ تجریش', address: 'میدان تجریش', hours: '۱۰ تا ۲۲' },
    ],
  }),
  aMethod({ id: 4, kind: 'freight', title: 'باربری', reason: 'برای کالای حجیم است' }),
];

/** A review in cash of one phone. */
export const aReview = (over: Partial<CheckoutReview> = {}): CheckoutReview => ({
  agreed: 'agreed-1',
  lines: [
    {
      productPropertyId: 11,
      canDelete: true,
      title: 'گوشی موبایل سامسونگ Galaxy S25',
      imageUrl: '/art/front.avif',
      colourTitle: 'آبی یخی',
      optionTitle: null,
      qty: 1,
      price: 63_500_000,
      discount: 4_000_000,
      services: [],
    },
  ],
  goodsTotal: 63_500_000,
  discountTotal: 4_000_000,
  serviceTotal: 0,
  couponDiscount: 0,
  shippingCost: 0,
  total: 59_500_000,
  facility: null,
  payToday: 59_500_000,
  fromWallet: 0,
  atGateway: 59_500_000,
  walletAvailable: 2_350_000,
  gateways: [
    { code: 'zarinpal', title: 'زرین‌پال', kind: 'card', reason: null },
    { code: 'sandbox', title: 'درگاه آزمایشی', kind: 'card', reason: null },
    { code: 'digipay', title: 'دیجی‌پی', kind: 'instalment', reason: 'تا ۵۰ میلیون تومان' },
  ],
  address: {
    receiverName: 'مریم احمدی',
    receiverMobile: '09123456789',
    text: 'تهران، ونک، خیابان گاندی، پلاک ۸',
    postalCode: '1991911111',
  },
  delivery: { title: 'پیک پله', slot: 'یکشنبه ۱ آذر، ۱۵ تا ۱۸', trackingCode: null },
  returnExceptions: [],
  validTo: null,
  ...over,
});

/** The plan of a review. */
export const aFacility = (over: Partial<CheckoutFacility> = {}): CheckoutFacility => ({
  planId: 1,
  conditions: null,
  cheques: [],
  name: 'طرح پله',
  prepaymentPercent: 20,
  method: 'amortised',
  months: 12,
  annualRate: 23,
  prepayment: 11_900_000,
  loanAmount: 47_600_000,
  amountPerMonth: 4_479_000,
  aboveCeiling: 0,
  fee: 0,
  refund: 60_491_090,
  costOverCash: 12_891_090,
  effectiveRate: 25.6,
  lateRate: 29,
  instalments: [{ number: 1, dueDate: '2026-12-22', amount: 4_479_000, interest: 912_333 }],
  ...over,
});

/** The same review after the price of the phone rose by `toman`. */
export function aDearerReview(toman = 2_300_000): CheckoutReview {
  const review = aReview();
  const [line] = review.lines;
  if (!line) throw new Error('The review has a line.');
  return aReview({
    agreed: 'agreed-2',
    lines: [{ ...line, discount: line.discount - toman }],
    discountTotal: review.discountTotal - toman,
    total: review.total + toman,
    payToday: review.payToday + toman,
    atGateway: review.atGateway + toman,
  });
}

export const toSandbox = (orderId = 501): PlacedOrder => ({
  orderId,
  payment: {
    attemptId: '6f1c1f0e-6c1a-4d5a-9a53-0b4f4f0f7a11',
    redirect: { url: 'https://bank.test/start', method: 'GET', fields: { token: 'T1' } },
  },
});

/** A server for the checkout. A test changes `shop` to change what it answers; `reviews` and `placed` have the calls so far. */
export function checkoutServer() {
  const shop = {
    addresses: [anAddress(), anAddress({ id: 2, title: 'محل کار', isDefault: false })],
    methods: shippingMethods(),
    basket: aBasketAnswer(),
    orders: [] as OrderSummary[],
    plans: [] as BasketPlan[],
    review: (choice: CheckoutChoice): CheckoutReview | Response => {
      const fromWallet = choice.useWallet ? 2_350_000 : 0;
      return aReview({ fromWallet, atGateway: 59_500_000 - fromWallet });
    },
    place: (_order: PlaceOrder): PlacedOrder | Response => toSandbox(),
  };
  const reviews: CheckoutChoice[] = [];
  const placed: { key: string | null; order: PlaceOrder }[] = [];
  const shippingAsked: number[] = [];
  const rows: Answers = {
    'GET /v2/Cart/Get': () => Response.json(shop.basket),
    'GET /v2/Cart/Plans': () => shop.plans,
    'GET /user/addresses': () => shop.addresses,
    'GET /user/shippingMethods': ({ query }) => {
      shippingAsked.push(Number(query.addressId));
      return shop.methods;
    },
    'GET /user/orders': () => page(shop.orders, { nextCursor: null, counts: {} }),
    'POST /user/checkout': ({ body }) => {
      reviews.push(body);
      return shop.review(body);
    },
    'POST /user/orders': ({ body, headers }) => {
      placed.push({ key: headers.get('idempotency-key'), order: body });
      return shop.place(body);
    },
  };
  /** The basket of now, changed: as in another tab, or by a choice of its plan. */
  function changeBasket(data: Partial<Basket>, extra: Partial<BasketExtra> = {}) {
    const { basket } = shop;
    const revision = basket.data.revision + 1;
    shop.basket = {
      data: { ...basket.data, revision, ...data },
      extraObject: { ...basket.extraObject, ...extra },
    };
    return Response.json(shop.basket);
  }
  return { rows, shop, reviews, placed, shippingAsked, changeBasket };
}

/** An order that can be sent, with its key. */
export const aPlacingAttempt = () => ({
  order: {
    addressId: 1,
    shipping: { methodId: 2, slotId: null, branchId: null },
    gateway: 'sandbox',
    useWallet: false,
    coupon: null,
    agreed: 'agreed-1',
  },
  key: '6f1c1f0e-6c1a-4d5a-9a53-0b4f4f0f7a12',
});
