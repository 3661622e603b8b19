import type { Address } from '@/contract/address';
import type { Basket, BasketChoice, BasketExtra, BasketItem, BasketPlan } from '@/contract/basket';
import type { Device } from '@/contract/device';
import type { FacilityPlan } from '@/contract/facility';
import type { Favorite } from '@/contract/favorite';
import type { FeedNotification } from '@/contract/notification';
import type { Instalment, Order, OrderItem, OrderSummary } from '@/contract/order';
import type { Gateway, PaymentAttempt, PaymentSummary } from '@/contract/payment';
import type { ProductCard } from '@/contract/product';
import type { User } from '@/contract/profile';
import type { ServiceItem } from '@/contract/service';
import type { UserInfo } from '@/contract/session';
import type { Site, StaticsData } from '@/contract/site';
import type { ProductView, VariantView } from '@/contract/view';
import type { WalletEntry } from '@/contract/wallet';

/** Valid objects of the contract. A test overrides only the fields that it checks. */

export const aPlan = (over: Partial<FacilityPlan> = {}): FacilityPlan => ({
  id: 1,
  name: 'طرح پله',
  parentTitle: 'پله',
  parentGalleryId: null,
  method: 'amortised',
  rate: 23,
  feePercent: 0,
  months: [6, 9, 12, 18, 24],
  defaultMonths: 12,
  prepaymentPercent: 20,
  minimumPrepayment: 0,
  ceiling: 100_000_000,
  minimumLoan: 1_000_000,
  roundingUnit: 1000,
  ...over,
});

export const aListedPlan = (over: Partial<BasketPlan> = {}): BasketPlan => ({
  ...aPlan(),
  logoUrl: '/providers/pelle.svg',
  customers: 'everyone',
  categories: null,
  documents: ['تصویر کارت ملی'],
  cheque: null,
  reason: null,
  ...over,
});

export const aChoice = (over: Partial<BasketChoice> = {}): BasketChoice => ({
  plan: aPlan(),
  months: 12,
  prepaymentPercent: 20,
  fee: 0,
  chosen: false,
  reason: null,
  ...over,
});

export const aSite = (over: Partial<Site> = {}): Site => ({
  company: {
    companyName: 'پله',
    companyLogoUrl: null,
    promotionGalleryUrl: null,
    footerCopyright: '© ۱۴۰۴ پله. همهٔ حقوق محفوظ است.',
    catalogMode: false,
    maintenanceMode: false,
    maintenanceModeExpDateTime: null,
    companyAddresses: [{ title: 'دفتر مرکزی', address: 'تهران، ونک', tell: '021-91000000' }],
    hours: 'همه روزه، ۹ تا ۲۱',
    validGateways: ['sandbox'],
    licences: [],
  },
  topMenu: [
    { id: 1, title: 'دسته‌بندی کالاها', link: '/shop', icon: 'layout-grid' },
    { id: 2, title: 'گوشی موبایل', link: '/shop?category=mobile', icon: null },
  ],
  topBanners: [],
  footerLogo: null,
  siteLink: [],
  footer: [{ title: 'خرید از پله', links: [{ title: 'پرسش‌های پرتکرار', link: '/faq' }] }],
  trust: [{ icon: 'shield-check', title: 'ضمانت اصالت', text: 'هر گوشی با شناسهٔ رجیستری و فاکتور رسمی' }],
  facilityPlan: aPlan(),
  delivery: { city: { id: 91, title: 'تهران' }, daysInCity: 1, daysElsewhere: 3, cutoffHour: 16 },
  ...over,
});

export const aStaticsData = (over: Partial<StaticsData> = {}): StaticsData => ({
  version: '1',
  categories: [],
  publicAttributes: [],
  notification: [],
  menus: [],
  footerLogo: null,
  siteLink: [],
  loginImages: [],
  banners: [],
  departments: [],
  ...over,
});

const pricing = {
  price: 63_500_000,
  discount: 4_000_000,
  promotion: 0,
  promotionPrice: null,
  promotionTo: null,
};

export const aCard = (over: Partial<ProductCard> = {}): ProductCard => ({
  id: 1,
  slug: 'samsung-galaxy-s25',
  title: 'گوشی موبایل سامسونگ Galaxy S25',
  imageUrl: '/art/phone-triad-silk-ice-blue-pair.webp',
  alt: 'گوشی موبایل سامسونگ Galaxy S25 آبی یخی',
  colours: [{ title: 'آبی یخی', value: '#A3B9DA' }],
  inStock: true,
  isNew: false,
  ...pricing,
  ...over,
});

export const aVariant = (over: Partial<VariantView> = {}): VariantView => ({
  productPropertyId: 11,
  colour: { type: 1, title: 'آبی یخی', value: '#A3B9DA', imageUrl: null, attrImageUrl: null },
  option: { type: 2, title: '۲۵۶ گیگابایت', value: 'storage', imageUrl: null, attrImageUrl: null },
  guarantee: 'گارانتی ۱۸ ماههٔ شرکتی',
  stock: 9,
  maxBuy: 5,
  companions: [],
  ...pricing,
  ...over,
});

export const aProduct = (over: Partial<ProductView> = {}): ProductView => ({
  id: 1,
  slug: 'samsung-galaxy-s25',
  title: 'گوشی موبایل سامسونگ Galaxy S25',
  latinTitle: 'Samsung Galaxy S25',
  brand: { title: 'سامسونگ', latinTitle: 'Samsung', slug: 'samsung' },
  breadcrumb: [{ title: 'گوشی موبایل', slug: 'mobile' }],
  summary: 'پرچم‌دار جمع‌وجور سامسونگ.',
  registered: true,
  images: [
    { imageUrl: '/art/front.avif', alt: 'نمای جلو', closeUp: false, colour: null },
    { imageUrl: '/art/detail.avif', alt: 'نمای نزدیک', closeUp: true, colour: null },
  ],
  properties: [aVariant()],
  highlights: [{ icon: 'battery', title: 'باتری', value: '۴٬۰۰۰ میلی‌آمپر ساعت' }],
  story: [
    { title: 'شب، روشن‌تر از همیشه', text: 'لنز اصلی ۵۰ مگاپیکسلی.' },
    { title: '۱۶۲ گرم', text: 'سبک در دست.' },
  ],
  specs: [{ group: 'صفحه', rows: [{ title: 'اندازه', value: '۶٫۲ اینچ' }] }],
  ...over,
});

export const aService = (over: Partial<ServiceItem> = {}): ServiceItem => ({
  serviceId: 21,
  kind: 'insurance',
  title: 'بیمهٔ یک‌سالهٔ بدنه و صفحه',
  provider: 'بیمهٔ سپهر پله',
  imageUrl: '/art/case-orange-back.avif',
  galeryId: null,
  insuranceId: 21,
  insuranceTitle: 'بیمهٔ یک‌سالهٔ بدنه و صفحه',
  insurancePrice: 1_800_000,
  price: 1_800_000,
  discountPrice: 1_530_000,
  discount: 270_000,
  count: 0,
  description: ['شکستگی صفحه، ضربه و آب‌خوردگی'],
  coverage: ['شکستن و ترک صفحه'],
  exclusions: ['گم شدن و سرقت'],
  ceiling: 40_000_000,
  deductible: '۱۰٪ هزینهٔ تعمیر',
  claimDeadline: 'تا ۷۲ ساعت پس از آسیب',
  months: 12,
  termsAndConditions: 'پوشش از روز تحویل کالا آغاز می‌شود.',
  ...over,
});

export const aBasketItem = (over: Partial<BasketItem> = {}): BasketItem => ({
  id: '1',
  productId: 1,
  productPropertyId: 11,
  basketId: '1',
  slug: 'samsung-galaxy-s25',
  title: 'گوشی موبایل سامسونگ Galaxy S25',
  image: '/art/phone-triad-silk-ice-blue-pair.webp',
  imageUrl: '/art/phone-triad-silk-ice-blue-pair.webp',
  qty: 1,
  maxBuy: 5,
  stock: 9,
  ...pricing,
  isBundle: false,
  timedBundle: false,
  bundleToDate: null,
  bundles: [],
  bundleInfo: '',
  atrributeOne: { type: 1, title: 'آبی یخی', value: '#A3B9DA', imageUrl: null, attrImageUrl: null },
  atrributeTwo: { type: 2, title: '۲۵۶ گیگابایت', value: 'storage', imageUrl: null, attrImageUrl: null },
  description: 'گارانتی ۱۸ ماههٔ شرکتی',
  canDelete: true,
  insuranceTotalPrice: 0,
  insurancePriceWithDiscount: 0,
  allServiceItems: [],
  serviceItems: [],
  info: { message: null },
  ...over,
});

/** A basket answer whose sums fit its items. */
export function aBasketAnswer(over: Partial<Basket> = {}): { data: Basket; extraObject: BasketExtra } {
  const items = over.items ?? [aBasketItem()];
  const sum = (of: (item: BasketItem) => number) =>
    items.reduce((total, item) => total + of(item) * item.qty, 0);
  return {
    data: {
      cartId: '6f1c1f0e-6c1a-4d5a-9a53-0b4f4f0f7a11',
      revision: 1,
      items,
      qty: sum(() => 1),
      total: sum((item) => item.price),
      totalDiscount: sum((item) => item.discount),
      serviceTotalPrice: 0,
      message: null,
      ...over,
    },
    extraObject: {
      facility: { cartFacility: null, choice: null },
      showDetail: false,
      facilityDeference: 0,
      amountPerMonth: 0,
      sumOfFacilityBasket: 0,
      sumOfFacilityBasketDiscount: 0,
    },
  };
}

export const aUserInfo = (over: Partial<UserInfo> = {}): UserInfo => ({
  token: 'token-1',
  secretKey: null,
  hasMainData: true,
  hasPassword: true,
  mobile: '09123456789',
  ...over,
});

export const aFavorite = (over: Partial<Favorite> = {}): Favorite => ({
  product: aCard(),
  createdAt: '2026-11-01T08:00:00.000Z',
  seenPrice: 59_500_000,
  cheaper: false,
  backInStock: false,
  ...over,
});

export const anAddress = (over: Partial<Address> = {}): Address => ({
  id: 1,
  title: 'خانه',
  provinceId: 8,
  cityId: 91,
  provinceTitle: 'تهران',
  cityTitle: 'تهران',
  address: 'ونک، خیابان گاندی، کوچهٔ ۱۲',
  plaque: '8',
  unit: '4',
  postalCode: '1991911111',
  receiverName: 'مریم احمدی',
  receiverMobile: '09123456789',
  isDefault: true,
  latitude: null,
  longitude: null,
  ...over,
});

export const aNotification = (over: Partial<FeedNotification> = {}): FeedNotification => ({
  id: 1,
  kind: 'order',
  title: 'سفارش ۱۰۴۸۲۳۱ در راه است',
  text: 'امروز، ۱۴ تا ۱۷',
  link: '/dashboard/orders/1048231',
  isModal: false,
  seen: false,
  value: null,
  createdAt: '2026-11-21T08:00:00.000Z',
  ...over,
});

export const aDevice = (over: Partial<Device> = {}): Device => ({
  id: 'device-1',
  title: 'Chrome در Android',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastSeenAt: '2026-11-21T08:00:00.000Z',
  current: false,
  ...over,
});

export const aUser = (over: Partial<User> = {}): User => ({
  mobile: '09123456789',
  fName: 'مریم',
  lName: 'احمدی',
  nationalCode: '0499370899',
  birthDate: '1992-10-06T00:00:00.000Z',
  provinceId: 8,
  cityId: 91,
  wallet: 2_350_000,
  newNotifications: 0,
  noCheck: false,
  role: 'customer',
  hasMainData: true,
  hasPassword: true,
  ...over,
});

export const anOrderSummary = (over: Partial<OrderSummary> = {}): OrderSummary => ({
  id: 1048231,
  state: 'shipped',
  placedAt: '2026-11-18T14:34:00.000Z',
  heldUntil: null,
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

/** A plan of twelve months, due on the 30th of each from August 2026 on, of which `paid` are paid. */
export const instalments = (paid = 4): Instalment[] =>
  Array.from({ length: 12 }, (_, index) => ({
    number: index + 1,
    dueDate: new Date(Date.UTC(2026, 7 + index, 30, 12)).toISOString().slice(0, 10),
    amount: 4_479_000,
    paidAt: index < paid ? new Date(Date.UTC(2026, 7 + index, 28, 9)).toISOString() : null,
  }));

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
  units: [{ imei: '35••••••4127', activationCode: '482719035' }],
  services: [],
  ...over,
});

export const anOrder = (over: Partial<Order> = {}): Order => {
  const { items, itemCount, ...summary } = anOrderSummary({ state: 'delivered', total: 59_500_000 });
  return {
    ...summary,
    delivery: { title: 'پیک پله', slot: 'شنبه ۱ آذر، ۱۵ تا ۱۸', trackingCode: '9033129412' },
    events: [...summary.events, { kind: 'delivered', at: '2026-11-21T12:00:00.000Z', note: null }],
    goodsTotal: 63_500_000,
    discountTotal: 4_000_000,
    serviceTotal: 0,
    couponDiscount: 0,
    shippingCost: 0,
    payToday: 11_900_000,
    fromWallet: 0,
    facility: {
      name: 'طرح پله ۱۲',
      months: 12,
      annualRate: 23,
      prepayment: 11_900_000,
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
    ...over,
  };
};

export const aWalletEntry = (over: Partial<WalletEntry> = {}): WalletEntry => ({
  id: 1,
  kind: 'recharge',
  title: 'افزایش موجودی',
  amount: 2_000_000,
  balance: 2_350_000,
  orderId: null,
  createdAt: '2026-11-16T09:30:00.000Z',
  ...over,
});

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
  refundedTo: null,
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
