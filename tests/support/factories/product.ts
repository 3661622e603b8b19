import type { ProductCard } from '@/contract/product';
import type { ProductView, VariantView } from '@/contract/view';

/** Price fields that a card, a variant and a line of a basket share, so that their prices agree. */
export const pricing = {
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
  colour: { type: 1, title: 'آبی یخی', value: '#A3B9DA' },
  option: { type: 2, title: '۲۵۶ گیگابایت', value: 'storage' },
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
  rating: [0, 0, 0, 0, 0],
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
