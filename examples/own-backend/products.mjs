// The goods of the example. A backend of yours reads them from your own system.
export const categories = [
  {
    id: 1,
    slug: 'mobile',
    title: 'گوشی موبایل',
    icon: 'smartphone',
    imageUrl: '/art/phone-triad-beams-violet-front.avif',
  },
  {
    id: 2,
    slug: 'audio',
    title: 'هدفون و هدست',
    icon: 'headphones',
    imageUrl: '/art/headphone-blue-pair.avif',
  },
  {
    id: 3,
    slug: 'computer',
    title: 'لپ‌تاپ و لوازم',
    icon: 'laptop',
    imageUrl: '/art/laptop-silk-silver-pair.avif',
  },
];

const brands = {
  samsung: { slug: 'samsung', title: 'سامسونگ', latinTitle: 'Samsung' },
  sony: { slug: 'sony', title: 'سونی', latinTitle: 'Sony' },
  asus: { slug: 'asus', title: 'ایسوس', latinTitle: 'Asus' },
  logitech: { slug: 'logitech', title: 'لاجیتک', latinTitle: 'Logitech' },
};

/** These pictures are the shop's own. Those of another host have their full address, and the host stands in IMAGE_HOSTS. */
const picturesOf = (...names) => names.map((name) => `/art/${name}.avif`);

/** Prices are whole toman. */
export const products = [
  {
    ...{ id: 1, slug: 'samsung-galaxy-s25', category: 'mobile', brand: brands.samsung },
    ...{ title: 'گوشی موبایل سامسونگ Galaxy S25', latinTitle: 'Samsung Galaxy S25' },
    ...{ price: 63_500_000, discount: 4_000_000, stock: 5, maxBuy: 2 },
    colour: { title: 'بنفش', value: '#8E7CC3' },
    pictures: picturesOf(
      'phone-triad-beams-violet-front',
      'phone-triad-violet-back',
      'phone-triad-violet-detail',
    ),
    summary: 'گوشی جمع‌وجور با نمایشگر ۶٫۲ اینچی.',
    specs: [{ group: 'نمایشگر', rows: [{ title: 'اندازه', value: '۶٫۲ اینچ' }] }],
    guarantee: 'گارانتی ۱۸ ماههٔ شرکتی',
  },
  {
    ...{ id: 2, slug: 'sony-wh-1000xm6', category: 'audio', brand: brands.sony },
    ...{ title: 'هدفون سونی WH-1000XM6', latinTitle: 'Sony WH-1000XM6' },
    ...{ price: 31_900_000, discount: 0, stock: 8, maxBuy: 3 },
    colour: { title: 'آبی', value: '#4A6FA5' },
    pictures: picturesOf('headphone-blue-pair', 'headphone-blue-front', 'headphone-blue-back'),
    summary: 'هدفون بی‌سیم با حذف نویز.',
    specs: [{ group: 'باتری', rows: [{ title: 'کارکرد', value: '۳۰ ساعت' }] }],
    guarantee: 'گارانتی ۱۸ ماههٔ شرکتی',
  },
  {
    ...{ id: 3, slug: 'asus-zenbook-14', category: 'computer', brand: brands.asus },
    ...{ title: 'لپ‌تاپ ایسوس Zenbook 14', latinTitle: 'Asus Zenbook 14' },
    ...{ price: 78_000_000, discount: 2_500_000, stock: 3, maxBuy: 1 },
    colour: { title: 'نقره‌ای', value: '#C9CCD1' },
    pictures: picturesOf('laptop-silk-silver-pair', 'laptop-silk-silver-front', 'laptop-silver-back'),
    summary: 'لپ‌تاپ سبک ۱۴ اینچی برای کار و دانشگاه.',
    specs: [{ group: 'بدنه', rows: [{ title: 'وزن', value: '۱٫۲ کیلوگرم' }] }],
    guarantee: 'گارانتی ۲۴ ماههٔ شرکتی',
  },
  {
    ...{ id: 4, slug: 'logitech-mx-master-3s', category: 'computer', brand: brands.logitech },
    ...{ title: 'ماوس لاجیتک MX Master 3S', latinTitle: 'Logitech MX Master 3S' },
    ...{ price: 9_800_000, discount: 0, stock: 0, maxBuy: 3 },
    colour: { title: 'مشکی', value: '#1C1E26' },
    pictures: picturesOf('mouse-black-pair', 'mouse-black-front', 'mouse-black-back'),
    summary: 'ماوس بی‌سیم بی‌صدا.',
    specs: [{ group: 'اتصال', rows: [{ title: 'نوع', value: 'بلوتوث' }] }],
    guarantee: 'گارانتی ۱۲ ماههٔ شرکتی',
  },
];
