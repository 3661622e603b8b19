import type { VariantFields, WriteProduct, WrittenVariant } from '@/contract/desk/catalogue';
import { initialValues } from '@/contract/desk/fields';
import { productFields } from '@/contract/desk/productFields';
import { variantFields } from '@/contract/desk/variantFields';

/** A variant of the desk that every rule accepts. */
export const aVariant = (over: Partial<VariantFields> = {}): VariantFields => ({
  ...initialValues(variantFields),
  colourTitle: 'مشکی',
  colourValue: '#1C1E26',
  guarantee: 'گارانتی ۱۸ ماههٔ شرکتی',
  price: 12_000_000,
  stock: 7,
  maxBuy: 3,
  ...over,
});

/** A variant in the form of the desk. */
export const aWrittenVariant = (over: Partial<WrittenVariant> = {}): WrittenVariant => ({
  id: null,
  stockBefore: 0,
  ...aVariant(over),
  ...over,
});

/** A new product of the small shop that every rule accepts. */
export const aWrittenProduct = (over: Partial<WriteProduct> = {}): WriteProduct => ({
  ...initialValues(productFields),
  revision: null,
  slug: 'sony-wh-1000xm6',
  title: 'هدفون سونی WH-1000XM6',
  latinTitle: 'Sony WH-1000XM6',
  aliases: ['سونی ایکس ام ۶'],
  categoryId: 6,
  brandId: 3,
  summary: 'هدفون بی‌سیم با حذف نویز.',
  highlights: [{ icon: 'audio', title: 'صدا', value: 'حذف نویز' }],
  story: [{ title: 'سکوت', text: 'دوازده میکروفون نویز را می‌گیرند.' }],
  specs: [{ group: 'صدا', rows: [{ title: 'درایور', value: '۳۰ میلی‌متر' }] }],
  images: [{ imageUrl: '/art/headphone-black-pair.avif', alt: 'هدفون', closeUp: false, colour: null }],
  active: true,
  variants: [aWrittenVariant()],
  ...over,
});
