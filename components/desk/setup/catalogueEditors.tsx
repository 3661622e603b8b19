import { categoryOptions } from '@/components/desk/kit/categoryOptions';
import {
  FormIcon,
  FormLines,
  FormNumber,
  FormPicture,
  FormSelect,
  FormSwitch,
} from '@/components/desk/kit/fields';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { longestSlug, setupLengths } from '@/contract/limits';
import type { SetupEditors } from './setupEditor';

const { title: short, text: long } = setupLengths;

function SlugField({ example }: { example: string }) {
  return (
    <FormTextField
      name="slug"
      label="نشانی"
      dir="ltr"
      maxLength={longestSlug}
      hint={`حرف کوچک لاتین، رقم و خط تیره، مانند ${example}`}
    />
  );
}

const serialKinds = [
  { value: 'none', title: 'ندارد' },
  { value: 'imei', title: 'IMEI؛ رقم آخرش بررسی می‌شود' },
  { value: 'serial', title: 'سریال سازنده' },
] as const;

/** The lists that products are sorted into. */
export const catalogueEditors: SetupEditors<'categories' | 'brands' | 'filterAttributes' | 'synonyms'> = {
  categories: {
    title: 'دسته‌ها',
    entry: 'دسته',
    empty: 'هنوز دسته‌ای نیست. هر کالا در یک دسته است؛ نخستین دسته را بسازید.',
    nameOf: ({ title }) => title,
    facts: [
      ['زیر', ({ parentId }, { categories }) => categories.find(({ id }) => id === parentId)?.title ?? '—'],
      ['نشانی', ({ slug }) => <bdi dir="ltr">{slug}</bdi>],
      ['حجیم', ({ bulky }) => (bulky ? 'بله' : '—')],
    ],
    create: ({ categories }) => ({
      parentId: null,
      slug: '',
      title: '',
      latinTitle: '',
      icon: 'layout-grid',
      imageUrl: '',
      bulky: false,
      namesOtherGoods: false,
      noReturnReason: null,
      serials: 'none',
      stuffId: null,
      sort: categories.length + 1,
    }),
    Fields: ({ setup, id }) => (
      <>
        <FormTextField name="title" label="نام دسته" maxLength={short} />
        <SlugField example="mobile" />
        <FormSelect
          name="parentId"
          label="زیر دستهٔ"
          choices={[
            { value: null, title: 'هیچ؛ دستهٔ اصلی است' },
            ...categoryOptions(
              setup.categories.map((one) => ({ ...one, id: Number(one.id) })).filter((one) => one.id !== id),
            ),
          ]}
        />
        <FormIcon name="icon" />
        <FormNumber name="sort" label="ترتیب" />
        <FormTextField
          name="noReturnReason"
          label="چرا با تغییر نظر پس گرفته نمی‌شود"
          optional
          maxLength={long}
          hint="خالی: پس گرفته می‌شود"
        />
        <FormSelect name="serials" label="شمارهٔ سریال هر عدد" choices={serialKinds} />
        <FormTextField
          name="stuffId"
          label="شناسهٔ کالای مالیاتی"
          optional
          digits
          maxLength={13}
          hint="۱۳ رقم، برای کالاهای بی‌شناسهٔ این دسته"
        />
        <div data-cell="whole">
          <FormPicture name="imageUrl" label="عکس دسته" />
        </div>
        <FormSwitch name="bulky" label="حجیم؛ با باربری فرستاده می‌شود" />
        <FormSwitch name="namesOtherGoods" label="نام کالای دیگری در عنوان می‌آید، مانند قاب گوشی" />
      </>
    ),
  },
  brands: {
    title: 'برندها',
    entry: 'برند',
    empty: 'هنوز برندی نیست. هر کالا یک برند دارد؛ نخستین برند را بسازید.',
    nameOf: ({ title }) => title,
    facts: [
      ['نام لاتین', ({ latinTitle }) => <bdi dir="ltr">{latinTitle}</bdi>],
      ['نشانی', ({ slug }) => <bdi dir="ltr">{slug}</bdi>],
    ],
    create: () => ({ slug: '', title: '', latinTitle: '', aliases: [] }),
    Fields: () => (
      <>
        <FormTextField name="title" label="نام برند" maxLength={short} />
        <FormTextField name="latinTitle" label="نام لاتین" dir="ltr" maxLength={short} />
        <SlugField example="samsung" />
        <div data-cell="whole">
          <FormLines
            name="aliases"
            label="نام‌های دیگر برای جستجو"
            hint="هر نام در یک سطر، مانند «سامسونج»"
            dir="rtl"
          />
        </div>
      </>
    ),
  },
  filterAttributes: {
    title: 'فیلترهای مشخصات',
    entry: 'فیلتر',
    empty:
      'اکنون خریداران با دسته، برند، رنگ، گزینهٔ تنوع و قیمت فیلتر می‌کنند. مشخصه‌ای اضافه کنید تا آن هم فیلتر شود.',
    hint: 'عنوان را درست مانند «مشخصات فنی» کالاها بنویسید؛ برای «رم: ۸ گیگابایت» بنویسید «رم».',
    nameOf: ({ title }) => title,
    facts: [],
    create: () => ({ title: '' }),
    Fields: () => <FormTextField name="title" label="عنوان مشخصه" maxLength={short} />,
  },
  synonyms: {
    title: 'واژه‌های هم‌معنا در جستجو',
    entry: 'گروه واژه',
    empty: 'هنوز گروهی نیست. واژه‌هایی را کنار هم بنویسید که برای خریدار یکی‌اند، مانند «گوشی» و «موبایل».',
    nameOf: ({ words }) => words.join('، '),
    facts: [],
    create: () => ({ words: [] }),
    Fields: () => (
      <div data-cell="whole">
        <FormLines name="words" label="واژه‌ها" hint="هر واژه در یک سطر" dir="rtl" />
      </div>
    ),
  },
};
