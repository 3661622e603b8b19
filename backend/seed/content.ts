import type { CompanyLegal } from '@/contract/invoice';
import type {
  Banner,
  Branch,
  Company,
  NotificationBanner,
  Site,
  StaticsData,
  TrustItem,
} from '@/contract/site';
import { returnTime } from '@/utils/firstLoad/returnTexts';
import { helpLinks, ownLinks } from './commonSettings';
import {
  BannerLine,
  DepartmentLine,
  FaqLine,
  PageLine,
  PanelLine,
  type SeedMenuItem,
  SynonymLine,
} from './contentLines';
import { dataFolder, readValues } from './readLines';

type SeedMenu = { position: number; mobileView: boolean; menuItems: readonly SeedMenuItem[] };

/** The content of the demo shop without catalogue and places. */
export type SeedContent = {
  company: Omit<Company, 'catalogMode' | 'maintenanceMode' | 'maintenanceModeExpDateTime'> & {
    legal: CompanyLegal;
  };
  statics: Pick<StaticsData, 'footerLogo' | 'siteLink' | 'loginImages' | 'departments'>;
  branches: readonly Omit<Branch, 'id'>[];
  faq: readonly FaqLine[];
  menus: readonly SeedMenu[];
  banners: readonly Omit<Banner, 'id'>[];
  notifications: readonly Omit<NotificationBanner, 'id'>[];
  trust: readonly TrustItem[];
  footer: Site['footer'];
  /** Groups of words with the same meaning for a shopper. */
  synonyms: readonly (readonly string[])[];
};

/** The name of the demo shop. */
export const demoName = 'پله';

const company: SeedContent['company'] = {
  companyName: demoName,
  slogan: 'فروشگاه گوشی، لپ‌تاپ و کالای دیجیتال؛ نقدی یا پله‌پله. هر قسط با تاریخ و مبلغ، پیش از خرید.',
  companyLogoUrl: null,
  promotionGalleryUrl: null,
  footerCopyright: '© پله. همهٔ حقوق محفوظ است.',
  companyAddresses: [
    {
      title: 'دفتر مرکزی',
      address: 'تهران، میدان ونک، خیابان ملاصدرا، شمارهٔ ۱۲، طبقهٔ ۳',
      tell: '021-91000000',
    },
    {
      title: 'انبار و تحویل',
      address: 'تهران، جادهٔ مخصوص کرج، کیلومتر ۹، مجتمع انبارهای غرب',
      tell: '021-91000001',
    },
  ],
  legal: {
    name: 'شرکت نمونهٔ پله',
    nationalId: '10100000000',
    economicCode: '411111111111',
    postalCode: '1991911111',
  },
  hours: 'همهٔ روزها، ۹ تا ۲۱',
  validGateways: ['sandbox', 'digipay', 'keepa'],
  // Only a real shop has seals. Without them the section is hidden.
  licences: [],
};

const branches: SeedContent['branches'] = [
  {
    title: 'شعبهٔ ونک',
    provinceTitle: 'تهران',
    cityTitle: 'تهران',
    address: 'میدان ونک، خیابان ملاصدرا، شمارهٔ ۱۲',
    tell: '021-91000010',
    hours: 'شنبه تا پنجشنبه، ۱۰ تا ۲۱',
    latitude: 35.7575,
    longitude: 51.41,
  },
  {
    title: 'شعبهٔ چهارباغ',
    provinceTitle: 'اصفهان',
    cityTitle: 'اصفهان',
    address: 'خیابان چهارباغ بالا، نرسیده به پل سی‌وسه، شمارهٔ ۴۸',
    tell: '031-91000020',
    hours: 'شنبه تا پنجشنبه، ۱۰ تا ۲۰',
    latitude: 32.6389,
    longitude: 51.6641,
  },
  {
    title: 'شعبهٔ سجاد',
    provinceTitle: 'خراسان رضوی',
    cityTitle: 'مشهد',
    address: 'بلوار سجاد، نبش بزرگمهر جنوبی، شمارهٔ ۷',
    tell: '051-91000030',
    hours: 'شنبه تا پنجشنبه، ۱۰ تا ۲۱',
    latitude: 36.3168,
    longitude: 59.5482,
  },
  {
    title: 'شعبهٔ ملاصدرا',
    provinceTitle: 'فارس',
    cityTitle: 'شیراز',
    address: 'خیابان ملاصدرا، نرسیده به خیابان هدایت، شمارهٔ ۹۱',
    tell: '071-91000040',
    hours: 'شنبه تا پنجشنبه، ۱۰ تا ۲۰',
    latitude: 29.6282,
    longitude: 52.5183,
  },
];

const notifications: SeedContent['notifications'] = [
  {
    type: 0,
    active: true,
    mobileView: false,
    link: '/faq',
    alt: 'ارسال رایگان در تهران برای خرید بالای ۳٬۰۰۰٬۰۰۰ تومان',
    viewCount: 0,
    imageUrl: null,
  },
  {
    type: 1,
    active: true,
    mobileView: false,
    link: '/#calculator',
    alt: 'خرید قسطی با ۲۰٪ پیش‌پرداخت؛ قسط خود را حساب کنید',
    viewCount: 2,
    imageUrl: '/art/apple-iphone-17-pro-orange-pair.avif',
  },
  {
    type: 1,
    active: true,
    mobileView: true,
    link: '/#calculator',
    alt: 'خرید قسطی با ۲۰٪ پیش‌پرداخت؛ قسط خود را حساب کنید',
    viewCount: 2,
    imageUrl: '/art/phone-island-silk-orange-front.avif',
  },
  {
    type: 1,
    active: false,
    mobileView: false,
    link: '/shop?discounted=true',
    alt: 'جشنوارهٔ پاییزه به پایان رسید',
    viewCount: 2,
    imageUrl: '/art/headphone-cream-pair.avif',
  },
];

const trust: SeedContent['trust'] = [
  { icon: 'shield-check', title: 'ضمانت اصالت', text: 'هر گوشی با شناسهٔ رجیستری و فاکتور رسمی' },
  { icon: 'undo-2', title: `${returnTime} برگشت`, text: 'کالای بازنشده را بی‌دلیل پس بدهید' },
  { icon: 'truck', title: 'تحویل در روز', text: 'تهران همان روز، شهرهای دیگر ۱ تا ۵ روز کاری' },
  { icon: 'headphones', title: 'پشتیبانی واقعی', text: 'همهٔ روزها، ۹ تا ۲۱، تلفن و گفت‌وگو' },
];

const footer: SeedContent['footer'] = [
  helpLinks,
  {
    title: 'خرید قسطی',
    links: [
      { title: 'شرایط و مدارک', link: '/faq' },
      { title: 'ماشین‌حساب قسط', link: '/#calculator' },
      { title: 'کم‌ترین قسط‌ها', link: '/shop?sort=lowestInstalment' },
    ],
  },
  {
    title: 'پله',
    links: [
      { title: 'دربارهٔ پله', link: '/info/about' },
      { title: 'تماس با ما', link: '/info/contact' },
      { title: 'شعبه‌ها', link: '/buyInPerson' },
      { title: 'نوشته‌ها', link: '/blog' },
      { title: 'فروش در پله', link: '/cooperation' },
    ],
  },
  ownLinks,
];

const statics: SeedContent['statics'] = {
  footerLogo: null,
  siteLink: [{ title: 'فروشگاه پله', link: '/', linkType: 2 }],
  loginImages: [
    '/art/phone-triad-silk-ice-blue-pair.avif',
    '/art/laptop-silk-silver-pair.avif',
    '/art/headphone-navy-pair.avif',
  ],
  departments: [
    { id: 1, title: 'فروش و سفارش' },
    { id: 2, title: 'خرید قسطی' },
    { id: 3, title: 'گارانتی و بازگشت' },
  ],
};

/**
 * Reads the content of the demo shop without catalogue and places.
 * @throws Error that names the file, the line and the field, when a line of a data file is wrong
 */
export function readContent(folder: URL = dataFolder): SeedContent {
  const departments = readValues('menuDepartments', DepartmentLine, folder);
  // The header: the first item opens the two-level panel, the others four columns and a promo image.
  const allProducts = { title: 'دسته‌بندی کالاها', link: '/shop', icon: 'layout-grid', childs: departments };
  const header = [allProducts, ...readValues('menuPanels', PanelLine, folder)];
  // The drawer of the phone: the nine departments, then the plain pages.
  const drawer = [...departments, ...readValues('menuPages', PageLine, folder)];
  return {
    company,
    statics,
    branches,
    faq: readValues('faq', FaqLine, folder),
    menus: [
      { position: 1, mobileView: false, menuItems: header },
      { position: 1, mobileView: true, menuItems: drawer },
    ],
    banners: readValues('banners', BannerLine, folder),
    notifications,
    trust,
    footer,
    synonyms: readValues('synonyms', SynonymLine, folder),
  };
}
