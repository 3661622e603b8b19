import type { IconName } from '@/components/ui/kit/NamedIcon';
import type { SitePart } from '@/contract/desk/siteDocuments';
import type { HomeModule } from '@/contract/site';

type PartTexts = { title: string; text: string; icon: IconName };

/** The parts of the site as the operator sees them, in their order. */
export const partTexts: Readonly<Record<SitePart, PartTexts>> = {
  banners: { title: 'بنرها', text: 'اسلایدهای بالای صفحهٔ نخست و بنرهای میان آن', icon: 'monitor' },
  notices: { title: 'آگاهی‌ها', text: 'نوار بالای سایت و پنجره‌های بازشو', icon: 'bell' },
  menus: { title: 'منوها', text: 'منوی سربرگ و کشوی دسته‌ها در موبایل', icon: 'layout-grid' },
  home: { title: 'صفحهٔ نخست', text: 'ترتیب و دیده‌شدن بخش‌ها', icon: 'layout-dashboard' },
  company: {
    title: 'مشخصات فروشگاه',
    text: 'نام، نشانی، لوگو، پانوشت و نشان‌های اعتماد',
    icon: 'badge-check',
  },
  posts: { title: 'نوشته‌ها', text: 'نوشته‌های وبلاگ و برچسب‌ها', icon: 'feather' },
  pages: { title: 'صفحه‌های متنی', text: 'شرایط خرید، ارسال، حریم خصوصی و…', icon: 'book-open' },
  faq: { title: 'پرسش‌های پرتکرار', text: 'پرسش‌ها و پاسخ‌ها در چند گروه', icon: 'circle-question-mark' },
  theme: { title: 'ظاهر', text: 'رنگ‌ها و گردی گوشه‌ها', icon: 'sparkles' },
};

export const isSitePart = (value: unknown): value is SitePart =>
  typeof value === 'string' && Object.hasOwn(partTexts, value);

export const homeModuleTitles: Readonly<Record<HomeModule, string>> = {
  hero: 'اسلایدهای بالای صفحه',
  categories: 'دسته‌های کالا',
  promotion: 'پیشنهادهای زمان‌دار',
  calculator: 'ماشین‌حساب قسط',
  newest: 'تازه‌رسیده‌ها',
  pair: 'دو بنر میانی',
  bestSelling: 'پرفروش‌ها',
  strip: 'بنر سراسری',
  brands: 'برندها',
  trust: 'قول‌های فروشگاه',
};

/** Persian names of the fields, for lists of changes and of problems. */
const fieldTitles: Readonly<Record<string, string>> = {
  ...homeModuleTitles,
  modules: 'بخش‌ها',
  visible: 'دیده‌شدن',
  key: 'بخش',
  banners: 'بنرها',
  moduleNumber: 'جایگاه',
  linkType: 'اندازهٔ صفحه',
  link: 'پیوند',
  imageUrl: 'عکس',
  title: 'عنوان',
  text: 'متن',
  tone: 'رنگ زمینه',
  notices: 'آگاهی‌ها',
  type: 'نوع',
  active: 'فعال',
  mobileView: 'نمای موبایل',
  alt: 'متن',
  viewCount: 'شمار نمایش',
  menus: 'منوها',
  position: 'جایگاه',
  menuItems: 'موردها',
  childs: 'زیرمنو',
  itemType: 'نوع',
  icon: 'نماد',
  description: 'توضیح',
  groups: 'گروه‌ها',
  questions: 'پرسش‌ها',
  question: 'پرسش',
  answer: 'پاسخ',
  posts: 'نوشته‌ها',
  tags: 'برچسب‌ها',
  slug: 'نشانی صفحه',
  summary: 'خلاصه',
  body: 'متن',
  imageAlt: 'توضیح عکس',
  publishedAt: 'زمان انتشار',
  productIds: 'کالاها',
  pages: 'صفحه‌ها',
  light: 'روشن',
  dark: 'تیره',
  radius: 'گردی گوشه',
  companyName: 'نام فروشگاه',
  slogan: 'شعار',
  companyLogoUrl: 'لوگوی سربرگ',
  promotionGalleryUrl: 'عکس جشنواره',
  footerLogo: 'لوگوی پانوشت',
  footerCopyright: 'متن حق نشر',
  hours: 'ساعت پاسخ‌گویی',
  companyAddresses: 'نشانی‌ها',
  address: 'نشانی',
  tell: 'تلفن',
  legal: 'مشخصات حقوقی',
  name: 'نام',
  nationalId: 'شناسهٔ ملی',
  economicCode: 'کد اقتصادی',
  postalCode: 'کد پستی',
  validGateways: 'درگاه‌های فعال پرداخت',
  licences: 'نشان‌های اعتماد',
  trust: 'قول‌های فروشگاه',
  footer: 'ستون‌های پانوشت',
  links: 'پیوندها',
  siteLink: 'نشانی سایت',
  loginImages: 'عکس‌های ورود',
  departments: 'واحدهای پشتیبانی',
  delivery: 'زمان تحویل',
  city: 'شهر انبار',
  daysInCity: 'روز کاری در شهر انبار',
  daysElsewhere: 'روز کاری در شهرهای دیگر',
  cutoffHour: 'ساعت پایان سفارش روز',
  catalogMode: 'حالت کاتالوگ',
  maintenanceMode: 'حالت تعمیر',
};

/** The Persian name of a field; a title of an entry stays as it is. */
export const fieldTitle = (segment: string) => fieldTitles[segment] ?? segment;
