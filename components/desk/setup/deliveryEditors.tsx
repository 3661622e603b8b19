import { useFormContext, useWatch } from 'react-hook-form';
import { EntryList } from '@/components/desk/kit/EntryList';
import { FormClock, FormDay, FormNumber, FormSelect, FormSwitch } from '@/components/desk/kit/fields';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { Amount } from '@/components/ui/kit/Price';
import { Switch } from '@/components/ui/kit/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/layout/Text';
import type { DeskSetup } from '@/contract/desk/setup';
import { setupCounts, setupLengths } from '@/contract/limits';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { ActiveBadge } from './ActiveBadge';
import { PlaceChoice } from './PlaceChoice';
import type { SetupEditors } from './setupEditor';

const { title: short, text: long, link } = setupLengths;

const deliveryKinds = [
  { value: 'courier', title: 'پیک' },
  { value: 'post', title: 'پست' },
  { value: 'tipax', title: 'تیپاکس' },
  { value: 'freight', title: 'باربری' },
  { value: 'pickup', title: 'تحویل حضوری' },
] as const;

const kindTitle = (kind: string) => deliveryKinds.find(({ value }) => value === kind)?.title;

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
          <Card as="fieldset" tone="outlined" dense data-cell="whole">
            <Text as="legend" weight="medium">
              بازه‌های روز
            </Text>
            <Text size="small" ink="muted">
              اگر خریدار روز و ساعت را انتخاب می‌کند، بازه‌ها را بنویسید. جمعه‌ها و تعطیلی‌ها بازه ندارند.
            </Text>
            <EntryList
              name="slots"
              entryName="بازه"
              most={setupCounts.slots}
              create={() => ({ from: '10:00', to: '14:00', capacity: 10 })}
              titleOf={({ from, to }) => toPersianDigits(`${from} تا ${to}`)}
            >
              {(path) => (
                <Grid minCell={160} gap={3}>
                  <FormClock name={`${path}.from`} label="از ساعت" />
                  <FormClock name={`${path}.to`} label="تا ساعت" />
                  <FormNumber name={`${path}.capacity`} label="ظرفیت (سفارش)" />
                </Grid>
              )}
            </EntryList>
          </Card>
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
      <div data-cell="whole">
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

/** The lists that say how and when an order reaches a shopper. */
export const deliveryEditors: SetupEditors<
  'deliveryMethods' | 'shippingCompanies' | 'holidays' | 'branches'
> = {
  deliveryMethods: {
    title: 'روش‌های ارسال',
    entry: 'روش ارسال',
    empty: 'هنوز روشی برای ارسال نیست و کسی نمی‌تواند سفارش دهد. نخستین روش را بسازید، مانند «پست پیشتاز».',
    nameOf: ({ title }) => title,
    facts: [
      ['نوع', ({ kind }) => kindTitle(kind)],
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
      ['وضعیت', ({ active }) => <ActiveBadge active={active} />],
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
  shippingCompanies: {
    title: 'شرکت‌های حمل',
    entry: 'شرکت حمل',
    empty:
      'هنوز شرکتی نیست. شرکت حمل را با نشانی رهگیری‌اش بسازید تا خریدار مرسوله را از سفارش خود دنبال کند.',
    nameOf: ({ title }) => title,
    facts: [
      ['برای', ({ kind }) => kindTitle(kind)],
      ['پیوند رهگیری', ({ trackingUrl }) => (trackingUrl ? <bdi dir="ltr">{trackingUrl}</bdi> : '—')],
      ['وضعیت', ({ active }) => <ActiveBadge active={active} />],
    ],
    create: ({ shippingCompanies }) => ({
      kind: 'post',
      title: '',
      text: '',
      tell: null,
      trackingUrl: null,
      active: true,
      sort: shippingCompanies.length + 1,
    }),
    Fields: () => (
      <>
        <FormTextField name="title" label="نام شرکت" maxLength={short} hint="مانند «شرکت ملی پست»" />
        <FormSelect
          name="kind"
          label="برای روش"
          choices={deliveryKinds.filter(({ value }) => value !== 'pickup')}
        />
        <FormTextField name="tell" label="تلفن" digits optional maxLength={short} />
        <FormNumber name="sort" label="ترتیب" />
        <div data-cell="whole">
          <FormTextField
            name="trackingUrl"
            label="پیوند رهگیری"
            dir="ltr"
            optional
            maxLength={link}
            hint="جای کد را با {code} نشان دهید، مانند https://tracking.post.ir/?id={code}. بدون آن خریدار کد را خودش می‌نویسد."
          />
          <FormTextField
            name="text"
            label="راهنمای پیگیری"
            maxLength={long}
            hint="در صفحهٔ «ارسال و پیگیری» می‌آید"
          />
        </div>
        <FormSwitch name="active" label="سفارش می‌برد" />
      </>
    ),
  },
  holidays: {
    title: 'تعطیلی‌ها',
    entry: 'تعطیلی',
    empty: 'تعطیلی‌ای ثبت نشده است. در این روزها چیزی تحویل نمی‌شود؛ جمعه‌ها خودبه‌خود تعطیل‌اند.',
    nameOf: ({ title }) => title,
    facts: [['روز', ({ date }) => formatDate(noonOf(date))]],
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
};
