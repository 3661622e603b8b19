import type { Banner } from '@/contract/site';
import { artUrl } from './art';
import { inCategory } from './links';

type SeedBanner = Omit<Banner, 'id'>;

type BannerWords = Omit<SeedBanner, 'linkType' | 'imageUrl'> & {
  readonly wide: string;
  readonly narrow: string;
};

/** A banner for wide screens and its twin for narrow ones, which have room for another view. */
function twins({ wide, narrow, ...words }: BannerWords): SeedBanner[] {
  return [
    { ...words, linkType: 1, imageUrl: wide },
    { ...words, linkType: 2, imageUrl: narrow },
  ];
}

/** Module 1 holds the hero slides after the stair, 2 the pair under the first rail, 3 the strip across the page. */
export const banners: readonly SeedBanner[] = [
  ...twins({
    moduleNumber: 1,
    link: inCategory('galaxy-s'),
    title: 'Galaxy S25، سبک‌تر در دست.',
    text: '۶٫۲ اینچ، ۱۶۲ گرم و باتری یک روز کامل؛ ماهی ۴٬۴۷۹٬۰۰۰ تومان با ۱۲ قسط.',
    tone: 'sky',
    wide: artUrl('phone-triad-silk', 'ice-blue'),
    narrow: artUrl('phone-triad-silk', 'ice-blue', 'front'),
  }),
  ...twins({
    moduleNumber: 1,
    link: inCategory('consoles'),
    title: 'شب بازی از همین شب.',
    text: 'پلی‌استیشن، ایکس‌باکس و سوییچ با ۲۰٪ پیش‌پرداخت.',
    tone: 'night',
    wide: artUrl('console-tower', 'white'),
    narrow: artUrl('controller', 'white', 'front'),
  }),
  ...twins({
    moduleNumber: 2,
    link: inCategory('gaming'),
    title: 'اتاق بازی را کامل کنید',
    text: 'کنسول، دسته و مانیتور',
    tone: 'night',
    wide: artUrl('console-tower', 'white', 'front'),
    narrow: artUrl('controller', 'black'),
  }),
  ...twins({
    moduleNumber: 2,
    link: inCategory('laptops-everyday'),
    title: 'لپ‌تاپ دانشجویی',
    text: '۲۰٪ پیش‌پرداخت و ۲۴ قسط',
    tone: 'sand',
    wide: artUrl('laptop-dunes', 'gold', 'front'),
    narrow: artUrl('laptop-dunes', 'gold'),
  }),
  ...twins({
    moduleNumber: 3,
    link: inCategory('noise-cancelling'),
    title: 'سکوت در شلوغی',
    text: 'هدفون‌های حذف نویز سونی، بوز و سنهایزر',
    tone: 'mint',
    wide: artUrl('headphone', 'navy'),
    narrow: artUrl('headphone', 'navy', 'front'),
  }),
];
