import type { Database } from '@/backend/db/connect';
import { refreshListings } from '@/backend/db/listings';
import {
  brands,
  bundles,
  categories,
  companions,
  productProperties,
  products,
} from '@/backend/db/schema/catalogue';
import { facilityPlans, facilityProviders } from '@/backend/db/schema/facility';
import { outbox } from '@/backend/db/schema/payment';
import { services, serviceTiers } from '@/backend/db/schema/service';
import {
  banners,
  branches,
  cities,
  faq,
  menuItems,
  menus,
  notificationBanners,
  provinces,
  settings,
} from '@/backend/db/schema/site';
import { seedSmallShipping } from './buy/smallShipping';
import { plan, product, property, service } from './smallRows';
import { seedSmallTexts } from './smallTexts';

/** Variant ids of the small shop, named by their use in tests. */
export const small = {
  /** Galaxy S25 256, black: 59,500,000; stock 10, at most 3. */
  phone: 1,
  /** Galaxy S25 512, blue: 68,000,000 less 3,000,000; stock 30, at most 100. */
  phoneLarge: 2,
  /** iPhone 16: 74,900,000; the last piece, at most 2. */
  lastPiece: 3,
  /** Galaxy A56, sold out. */
  soldOut: 4,
  /** PS5: 46,900,000; offered together with the controller for 1,000,000. */
  console: 5,
  /** DualSense alone: 4,500,000; stock 5. */
  controller: 6,
  /** Watch7 on promotion: 18,450,000 → 16,000,000 until `promotionTo`; stock 8, at most 5. */
  promoted: 7,
  /** A charger too cheap for a loan: 900,000. */
  charger: 8,
} as const;

/** Plan ids of the small shop. */
export const smallPlans = {
  /** The default: open to everyone, 20 percent prepayment. */
  shop: 1,
  /** Signed-in customers only; no prepayment, a fee of 1 percent. */
  bank: 2,
  /** Covers consoles only; 12 months. */
  console: 3,
  /** Sellers only. */
  seller: 4,
  /** Not offered any more. */
  former: 5,
} as const;

/** Product ids of the small shop. */
export const smallProducts = {
  phone: 1,
  iphone: 2,
  soldOut: 3,
  console: 4,
  controller: 5,
  watch: 6,
  charger: 7,
} as const;

/** Services of the small shop, all for phones (`mobile`) unless stated. */
export const smallServices = {
  /** Insurance by tiers: from 10,000,000 on 600,000; from 50,000,000 on 1,800,000 less 15%, at most 40,000,000 a claim. */
  body: 1,
  /** Insurance: 2.5% of the list price less 20%, also for consoles (`playstation`). */
  golden: 2,
  /** Service: 290,000. */
  glass: 3,
  /** Insurance that is no longer sold. */
  retired: 4,
} as const;

/** An end of promotions after every test that does not move the clock. */
export const promotionTo = new Date('2099-01-01T20:29:59.000Z');

/** Seven products written by hand, for tests that must know every number. */
export async function seedSmall(db: Database): Promise<void> {
  const { orm } = db;
  await orm.insert(settings).values({
    company: {
      companyName: 'پله',
      slogan: 'کالای دیجیتال، نقدی و قسطی',
      companyLogoUrl: null,
      promotionGalleryUrl: null,
      footerCopyright: 'همهٔ حقوق برای پله محفوظ است.',
      hours: 'هر روز ۹ تا ۲۱',
      validGateways: ['sandbox'],
      licences: [],
      companyAddresses: [{ title: 'دفتر مرکزی', address: 'تهران، خیابان ولیعصر', tell: '02191000000' }],
    },
    footer: [{ title: 'راهنما', links: [{ title: 'پرسش‌های پرتکرار', link: '/faq' }] }],
    trust: [{ icon: 'shield-check', title: 'ضمانت اصل بودن', text: 'همهٔ کالاها اصل‌اند.' }],
    statics: { footerLogo: null, siteLink: [], loginImages: [], departments: [] },
  });
  await orm.insert(facilityProviders).values([{ title: 'پله' }, { title: 'بانک نمونه' }]);
  await orm.insert(facilityPlans).values([
    plan({ isDefault: true }),
    plan({
      name: 'وام بانک',
      providerId: 2,
      customers: 'registered',
      prepaymentPercent: 0,
      feePercent: 1,
      sort: 1,
    }),
    plan({ name: 'طرح کنسول', method: 'gharz', rate: 4, months: [12], categoryIds: [6], sort: 2 }),
    plan({ name: 'طرح همکاران', customers: 'seller', sort: 3 }),
    plan({ name: 'طرح پیشین', active: false, sort: 4 }),
  ]);
  await orm.insert(menus).values([{ position: 1, mobileView: false }]);
  await orm.insert(menuItems).values([
    { menuId: 1, title: 'گوشی موبایل', link: '/shop?category=mobile', itemType: 1, icon: 'smartphone' },
    { menuId: 1, parentId: 1, title: 'سامسونگ', link: '/shop?category=mobile-samsung', itemType: 1 },
  ]);
  await orm.insert(banners).values([
    {
      moduleNumber: 1,
      linkType: 1,
      link: '/shop',
      imageUrl: '/art/tablet-silk-silver-front.webp',
      title: 'تبلت‌ها',
      tone: 'sky',
    },
  ]);
  await orm
    .insert(notificationBanners)
    .values([{ type: 0, active: true, mobileView: false, alt: 'ارسال رایگان' }]);
  await orm.insert(branches).values([
    {
      title: 'شعبهٔ ونک',
      provinceTitle: 'تهران',
      cityTitle: 'تهران',
      address: 'میدان ونک',
      tell: '02191000001',
      hours: '۹ تا ۲۱',
    },
  ]);
  await orm.insert(provinces).values([{ id: 8, title: 'تهران' }]);
  await orm.insert(cities).values([
    { id: 301, provinceId: 8, title: 'تهران' },
    { id: 302, provinceId: 8, title: 'ری' },
  ]);
  await seedSmallShipping(db);
  await orm
    .insert(faq)
    .values([{ groupTitle: 'خرید قسطی', question: 'پیش‌پرداخت چقدر است؟', answer: '۲۰ درصد مبلغ خرید.' }]);

  await orm.insert(brands).values([
    { slug: 'samsung', title: 'سامسونگ', latinTitle: 'Samsung' },
    { slug: 'apple', title: 'اپل', latinTitle: 'Apple' },
    { slug: 'sony', title: 'سونی', latinTitle: 'Sony' },
  ]);
  const category = (slug: string, title: string, parentId: number | null) => ({
    slug,
    title,
    parentId,
    icon: 'smartphone',
    imageUrl: '/art/phone-triad-silk-black-pair.webp',
  });
  await orm
    .insert(categories)
    .values([
      category('mobile', 'گوشی موبایل', null),
      category('mobile-samsung', 'گوشی سامسونگ', 1),
      category('mobile-samsung-s', 'سری S', 2),
      category('mobile-apple', 'گوشی اپل', 1),
      category('iphone-16', 'آیفون ۱۶', 4),
      category('game', 'بازی و کنسول', null),
      category('playstation', 'پلی‌استیشن', 6),
    ]);
  await orm
    .insert(products)
    .values([
      product('samsung-galaxy-s25', 'گوشی موبایل سامسونگ Galaxy S25', 3, 1, 900),
      product('apple-iphone-16', 'گوشی موبایل اپل iPhone 16', 5, 2, 800),
      product('samsung-galaxy-a56', 'گوشی موبایل سامسونگ Galaxy A56', 2, 1, 700),
      product('sony-ps5-slim', 'کنسول بازی سونی PS5 Slim', 7, 3, 600),
      product('sony-dualsense', 'دستهٔ بازی سونی DualSense', 7, 3, 500),
      product('samsung-galaxy-watch7', 'ساعت هوشمند سامسونگ Galaxy Watch7', 6, 1, 400),
      product('samsung-charger-25', 'شارژر سامسونگ ۲۵ وات', 2, 1, 300),
    ]);
  await orm.insert(productProperties).values([
    property(1, 59_500_000, 10, 3, { optionTitle: '۲۵۶ گیگابایت', optionIcon: 'storage' }),
    property(1, 68_000_000, 30, 100, {
      colourTitle: 'آبی',
      colourValue: '#3F6BA8',
      optionTitle: '۵۱۲ گیگابایت',
      optionIcon: 'storage',
      discount: 3_000_000,
    }),
    property(2, 74_900_000, 1, 2),
    property(3, 26_490_000, 0, 2),
    property(4, 46_900_000, 4, 2),
    property(5, 4_500_000, 5, 3),
    property(6, 18_450_000, 8, 5, { promotionPrice: 16_000_000, promotionTo }),
    property(7, 900_000, 50, 10),
  ]);
  await orm.insert(bundles).values([{ title: 'بستهٔ بازی' }]);
  await orm
    .insert(companions)
    .values([{ propertyId: 5, companionPropertyId: 6, price: 1_000_000, bundleId: 1 }]);
  await orm
    .insert(services)
    .values([
      service('insurance', 'بیمهٔ بدنه', 12, [1]),
      service('insurance', 'ضمانت طلایی', 24, [1, 7]),
      service('service', 'نصب محافظ صفحه', null, [1]),
      { ...service('insurance', 'بیمهٔ قدیمی', 12, [1]), active: false },
    ]);
  await orm.insert(serviceTiers).values([
    { serviceId: 1, fromPrice: 10_000_000, price: 600_000 },
    { serviceId: 1, fromPrice: 50_000_000, price: 1_800_000, discountPercent: 15, ceiling: 40_000_000 },
    { serviceId: 2, fromPrice: 5_000_000, percent: 2.5, discountPercent: 20 },
    { serviceId: 3, fromPrice: 1, price: 290_000 },
    { serviceId: 4, fromPrice: 1, price: 100_000 },
  ]);
  await seedSmallTexts(db);
  await refreshListings(db);
  await orm.delete(outbox);
}
