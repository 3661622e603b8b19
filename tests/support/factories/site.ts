import { homeModules, type Site, type StaticsData } from '@/contract/site';
import { aPlan } from './facility';

export const aSite = (over: Partial<Site> = {}): Site => ({
  company: {
    slogan: 'کالای دیجیتال، نقدی و قسطی',
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
  delivery: {
    city: { id: 91, title: 'تهران' },
    daysInCity: 1,
    daysElsewhere: 3,
    cutoffHour: 16,
    holidays: [],
  },
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
  homeModules: [...homeModules],
  ...over,
});
