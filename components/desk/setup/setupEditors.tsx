import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { categoryOptions } from '@/components/desk/kit/categoryOptions';
import * as S from '@/components/desk/kit/DeskForm.styles';
import { EntryList } from '@/components/desk/kit/EntryList';
import {
  FormClock,
  FormDay,
  FormIcon,
  FormLines,
  FormNumber,
  FormPicture,
  FormSelect,
  FormSwitch,
} from '@/components/desk/kit/fields';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { Amount } from '@/components/ui/kit/Price';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Switch } from '@/components/ui/kit/Switch';
import type { DeskSetup, SetupFields, SetupId, SetupRow, SetupTable } from '@/contract/desk/setup';
import { longestSlug, setupCounts, setupLengths } from '@/contract/limits';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatPercent } from '@/utils/money';
import { PlaceChoice } from './PlaceChoice';

export type SetupEditor<Table extends SetupTable> = {
  /** The list: «برندها». */
  title: string;
  /** One entry: «برند». */
  entry: string;
  /** Says what the list is for and what to do first. */
  empty: string;
  hint?: string;
  nameOf: (row: SetupFields[Table]) => string;
  /** Facts of an entry beside its name, by the title of their column. */
  facts: readonly (readonly [title: string, fact: (row: SetupRow<Table>, setup: DeskSetup) => ReactNode])[];
  create: (setup: DeskSetup) => SetupFields[Table];
  /** The fields of the form. @param id of the entry; null for a new one */
  Fields: (props: { setup: DeskSetup; id: SetupId | null }) => ReactNode;
};

const { title: short, text: long } = setupLengths;
const dayText = (date: string) => formatDay(noonOf(date));

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

const deliveryKinds = [
  { value: 'courier', title: 'پیک' },
  { value: 'post', title: 'پست' },
  { value: 'tipax', title: 'تیپاکس' },
  { value: 'freight', title: 'باربری' },
  { value: 'pickup', title: 'تحویل حضوری' },
] as const;

function DeliveryFields({ setup }: { setup: DeskSetup }) {
  const kind: unknown = useWatch({ name: 'kind' });
  const isPickup = kind === 'pickup';
  return (
    <>
      <FormSelect name="kind" label="نوع" choices={deliveryKinds} />
      <FormTextField name="title" label="نام" maxLength={short} hint="مانند «پست پیشتاز»" />
      <FormNumber name="cost" label="هزینه (تومان)" amount hint="صفر یعنی رایگان" />
      <FormNumber
        name="freeFrom"
        label="رایگان از خرید (تومان)"
        amount
        optional
        hint="خالی: هیچ‌گاه رایگان نمی‌شود"
      />
      <FormNumber name="daysFrom" label="از چند روز کاری" />
      <FormNumber name="daysTo" label="تا چند روز کاری" />
      <FormNumber name="sort" label="ترتیب" />
      <FormSwitch name="active" label="ارائه می‌شود" />
      {!isPickup && (
        <>
          <FormSwitch name="postpaid" label="هزینه را گیرنده هنگام تحویل می‌دهد" />
          <FormSwitch name="bulkyOnly" label="تنها برای کالای حجیم" />
          <PlaceChoice provinces={setup.provinces} />
          <S.Row className="wide">
            <legend>بازه‌های روز</legend>
            <p className="hint">
              اگر خریدار روز و ساعت را انتخاب می‌کند، بازه‌ها را بنویسید. جمعه‌ها و تعطیلی‌ها بازه ندارند.
            </p>
            <EntryList
              name="slots"
              entryName="بازه"
              most={setupCounts.slots}
              create={() => ({ from: '10:00', to: '14:00', capacity: 10 })}
              titleOf={({ from, to }) => toPersianDigits(`${from} تا ${to}`)}
            >
              {(path) => (
                <div className="grid">
                  <FormClock name={`${path}.from`} label="از ساعت" />
                  <FormClock name={`${path}.to`} label="تا ساعت" />
                  <FormNumber name={`${path}.capacity`} label="ظرفیت (سفارش)" />
                </div>
              )}
            </EntryList>
          </S.Row>
        </>
      )}
    </>
  );
}

function BranchFields() {
  const { setValue } = useFormContext();
  const appointments: unknown = useWatch({ name: 'appointments' });
  return (
    <>
      <FormTextField name="title" label="نام شعبه" maxLength={short} />
      <FormTextField name="provinceTitle" label="استان" maxLength={short} />
      <FormTextField name="cityTitle" label="شهر" maxLength={short} />
      <FormTextField name="tell" label="تلفن" digits maxLength={short} />
      <FormTextField
        name="hours"
        label="ساعت کار"
        maxLength={long}
        hint="مانند «شنبه تا پنجشنبه، ۱۰ تا ۲۰»"
      />
      <div className="wide">
        <FormTextField name="address" label="نشانی" maxLength={long} />
      </div>
      <FormNumber name="sort" label="ترتیب" />
      <FormSwitch name="pickup" label="سفارش اینجا تحویل گرفته می‌شود" />
      <Switch
        label="مدارک وام اینجا دیده می‌شود"
        checked={Boolean(appointments)}
        onChange={({ currentTarget }) =>
          setValue('appointments', currentTarget.checked ? { time: '10:00', capacity: 10 } : null, {
            shouldDirty: true,
          })
        }
      />
      {Boolean(appointments) && (
        <>
          <FormClock name="appointments.time" label="ساعت نوبت" />
          <FormNumber name="appointments.capacity" label="متقاضی در روز" />
        </>
      )}
    </>
  );
}

/** The lists of the shop's setup: their columns and their forms. */
export const setupEditors: { [Table in SetupTable]: SetupEditor<Table> } = {
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
        <div className="wide">
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
        <div className="wide">
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
  deliveryMethods: {
    title: 'روش‌های ارسال',
    entry: 'روش ارسال',
    empty: 'هنوز روشی برای ارسال نیست و کسی نمی‌تواند سفارش دهد. نخستین روش را بسازید، مانند «پست پیشتاز».',
    nameOf: ({ title }) => title,
    facts: [
      ['نوع', ({ kind }) => deliveryKinds.find(({ value }) => value === kind)?.title],
      [
        'هزینه',
        ({ cost, postpaid }) => (postpaid ? 'با گیرنده' : cost === 0 ? 'رایگان' : <Amount value={cost} />),
      ],
      [
        'کجا',
        ({ provinceIds, cityIds }) =>
          provinceIds.length + cityIds.length === 0
            ? 'همهٔ کشور'
            : `${formatNumber(provinceIds.length + cityIds.length)} استان یا شهر`,
      ],
      [
        'وضعیت',
        ({ active }) => (
          <StateBadge tone={active ? 'success' : 'plain'}>{active ? 'فعال' : 'خاموش'}</StateBadge>
        ),
      ],
    ],
    create: ({ deliveryMethods }) => ({
      kind: 'post',
      title: '',
      cost: 0,
      postpaid: false,
      freeFrom: null,
      daysFrom: 2,
      daysTo: 4,
      provinceIds: [],
      cityIds: [],
      slots: [],
      bulkyOnly: false,
      active: true,
      sort: deliveryMethods.length + 1,
    }),
    Fields: DeliveryFields,
  },
  holidays: {
    title: 'تعطیلی‌ها',
    entry: 'تعطیلی',
    empty: 'تعطیلی‌ای ثبت نشده است. در این روزها چیزی تحویل نمی‌شود؛ جمعه‌ها خودبه‌خود تعطیل‌اند.',
    nameOf: ({ title }) => title,
    facts: [['روز', ({ date }) => toPersianDigits(dayText(date))]],
    create: () => ({ date: tehranDateOf(Date.now()), title: '' }),
    Fields: () => (
      <>
        <FormDay name="date" label="روز" />
        <FormTextField name="title" label="مناسبت" maxLength={short} />
      </>
    ),
  },
  branches: {
    title: 'شعبه‌ها',
    entry: 'شعبه',
    empty: 'هنوز شعبه‌ای نیست. برای تحویل حضوری و نوبت مدارک، شعبه بسازید.',
    nameOf: ({ title }) => title,
    facts: [
      ['شهر', ({ cityTitle }) => cityTitle],
      ['تلفن', ({ tell }) => <bdi dir="ltr">{toPersianDigits(tell)}</bdi>],
      ['تحویل حضوری', ({ pickup }) => (pickup ? 'بله' : '—')],
      ['نوبت مدارک', ({ appointments }) => (appointments ? toPersianDigits(appointments.time) : '—')],
    ],
    create: ({ branches }) => ({
      title: '',
      provinceTitle: '',
      cityTitle: '',
      address: '',
      tell: '',
      hours: '',
      latitude: null,
      longitude: null,
      pickup: true,
      appointments: null,
      sort: branches.length + 1,
    }),
    Fields: BranchFields,
  },
  vatRates: {
    title: 'مالیات ارزش افزوده',
    entry: 'نرخ',
    empty: 'نرخی ثبت نشده است و فاکتورها ۱۰٪ می‌گیرند. نرخ دیگر را با روز آغازش بنویسید.',
    hint: 'قیمت‌ها مالیات را در خود دارند. سفارش نرخ روز خود را نگه می‌دارد.',
    nameOf: ({ productId }) => (productId === null ? 'همهٔ کالاها' : `کالای ${toPersianDigits(productId)}`),
    facts: [
      ['نرخ', ({ percent }) => formatPercent(percent)],
      ['از روز', ({ validFrom }) => dayText(validFrom)],
    ],
    create: () => ({ productId: null, percent: 10, validFrom: tehranDateOf(Date.now()) }),
    Fields: () => (
      <>
        <FormNumber name="percent" label="نرخ (درصد)" />
        <FormDay name="validFrom" label="از روز" />
        <FormNumber name="productId" label="تنها برای کالای شمارهٔ" optional hint="خالی: برای همه" />
      </>
    ),
  },
  providers: {
    title: 'تأمین‌کنندگان',
    entry: 'تأمین‌کننده',
    empty: 'هنوز تأمین‌کننده‌ای نیست. پول هر طرح را یک تأمین‌کننده می‌دهد: خود فروشگاه یا یک بانک.',
    nameOf: ({ title }) => title,
    facts: [],
    create: () => ({ title: '', logoUrl: null }),
    Fields: () => (
      <>
        <FormTextField
          name="title"
          label="نام تأمین‌کننده"
          maxLength={short}
          hint="مانند نام فروشگاه یا «بانک رسالت»"
        />
        <div className="wide">
          <FormPicture name="logoUrl" label="نشان" optional />
        </div>
      </>
    ),
  },
};
