import { toLatinDigits } from '@/utils/digits';
import { productLengths as lengths, longestSlug, productCounts } from '../limits';
import { type ColumnMeaning, cleanColour, type Fields, truthMeaning } from './fields';

const slugShape = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const names: ColumnMeaning = {
  desk: 'برای کالای جدید لازم‌اند؛ دسته و برند با نشانی یا عنوان',
  english: 'a new product needs its title, category and brand; category and brand by slug or title',
};
const lists: ColumnMeaning = {
  desk: 'نام‌ها و عکس‌ها با | از هم جدا می‌شوند؛ عکس با نام فایلش، مانند phone-1.jpg، یا نشانی',
  english:
    'text; several names or pictures are divided by `\\|`. A picture is the name of a file that was sent before, or its address. A product that is shown needs a picture',
};
const json: ColumnMeaning = {
  desk: 'به‌صورت JSON، مانند پروندهٔ خروجی',
  english: 'JSON, as in the export',
};

/** The fields of a product, in the order of the desk's form and of the export. See `variantFields`. */
export const productFields = {
  title: { kind: 'text', title: 'عنوان', longest: lengths.title, isNeeded: true, meaning: names },
  latinTitle: {
    kind: 'text',
    title: 'عنوان لاتین',
    isLatin: true,
    longest: lengths.title,
    meaning: names,
  },
  slug: {
    kind: 'text',
    title: 'نشانی',
    hint: 'بخشی از نشانی صفحه، مانند galaxy-s25',
    isLatin: true,
    longest: longestSlug,
    rule: (slug) => (slugShape.test(slug) ? null : 'نشانی فقط حرف کوچک لاتین، رقم و خط تیره دارد.'),
    meaning: {
      desk: 'نشانی کالا؛ نام کالا در پرونده است',
      english:
        'address of the product; together with `colourValue`, `optionTitle` and `guarantee` it names the variant',
    },
  },
  categoryId: { kind: 'choice', title: 'دسته', column: 'category', isNeeded: true, meaning: names },
  brandId: { kind: 'choice', title: 'برند', column: 'brand', isNeeded: true, meaning: names },
  summary: { kind: 'longText', title: 'خلاصه', longest: lengths.summary, meaning: lists },
  /** Other ways to write the name, for search. */
  aliases: {
    kind: 'texts',
    title: 'نام‌های دیگر',
    label: 'نام‌های دیگر برای جستجو',
    hint: 'هر نام در یک سطر، مانند «گلکسی اس ۲۵»',
    longest: lengths.alias,
    most: productCounts.aliases,
    meaning: lists,
  },
  /** Hidden products are in no list, and their page answers 404. */
  active: {
    kind: 'truth',
    title: 'کالا فعال',
    label: 'در فروشگاه نمایش داده می‌شود',
    meaning: truthMeaning,
  },
  /** A phone whose IMEI stands in the national registry. */
  registered: {
    kind: 'truth',
    title: 'رجیستر شده',
    label: 'این گوشی رجیستر شده است',
    meaning: truthMeaning,
  },
  /** Stuff id at the tax office, which electronic invoices need. */
  stuffId: {
    kind: 'optionalText',
    title: 'شناسهٔ کالا',
    label: 'شناسهٔ کالای مالیاتی',
    hint: 'اختیاری؛ ۱۳ رقم از stuffid.tax.gov.ir',
    isLatin: true,
    longest: 13,
    clean: (typed) => toLatinDigits(typed).replace(/[\s\u200c-\u200f-]/g, ''),
    rule: (id) => (/^\d{13}$/.test(id) ? null : 'شناسهٔ کالا ۱۳ رقم دارد.'),
    meaning: {
      desk: 'شناسهٔ ۱۳ رقمی کالا در سامانهٔ مالیات؛ خانهٔ خالی آن را برمی‌دارد',
      english: 'stuff id of the product at the tax office, 13 digits; an empty cell takes it away',
    },
  },
  images: {
    kind: 'parts',
    title: 'عکس‌ها',
    most: productCounts.images,
    meaning: lists,
    fields: {
      imageUrl: { kind: 'image', title: 'نشانی عکس' },
      alt: { kind: 'longText', title: 'توضیح برای نابینایان', longest: lengths.value },
      closeUp: { kind: 'truth', title: 'نمای نزدیک: قاب را پر می‌کند' },
      /** The colour value in the picture; null when it fits every colour. */
      colour: { kind: 'optionalColour', title: 'رنگ کالا در عکس', clean: cleanColour },
    },
  },
  highlights: {
    kind: 'parts',
    title: 'ویژگی‌ها',
    most: productCounts.highlights,
    meaning: json,
    fields: {
      icon: { kind: 'longText', title: 'نماد', longest: lengths.short, initial: 'screen' },
      title: { kind: 'text', title: 'عنوان', longest: lengths.short },
      value: { kind: 'text', title: 'مقدار', longest: lengths.value },
    },
  },
  story: {
    kind: 'parts',
    title: 'معرفی',
    most: productCounts.story,
    meaning: json,
    fields: {
      title: { kind: 'text', title: 'عنوان', longest: lengths.title },
      text: { kind: 'text', title: 'متن', longest: lengths.story },
    },
  },
  specs: {
    kind: 'parts',
    title: 'مشخصات',
    most: productCounts.specGroups,
    meaning: json,
    fields: {
      group: { kind: 'text', title: 'عنوان گروه', longest: lengths.short },
      rows: {
        kind: 'titled',
        title: 'مشخصات',
        hint: 'هر سطر «عنوان: مقدار»، مانند «وزن: ۲۱۸ گرم»',
        most: productCounts.specRows,
      },
    },
  },
} satisfies Fields;
