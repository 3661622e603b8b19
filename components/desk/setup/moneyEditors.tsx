import { FormDay, FormNumber, FormPicture, FormSwitch } from '@/components/desk/kit/fields';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { setupLengths } from '@/contract/limits';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatPercent } from '@/utils/money';
import { FormProduct, productTitle } from './FormProduct';
import type { SetupEditors } from './setupEditor';

const { title: short } = setupLengths;

/** The lists of taxes, of who lends, and of when customers are reminded. */
export const moneyEditors: SetupEditors<'vatRates' | 'providers' | 'reminderSteps'> = {
  vatRates: {
    title: 'مالیات ارزش افزوده',
    entry: 'نرخ',
    empty: 'نرخی ثبت نشده است و فاکتورها ۱۰٪ می‌گیرند. نرخ دیگر را با روز آغازش بنویسید.',
    hint: 'قیمت‌ها مالیات را در خود دارند. سفارش نرخ روز خود را نگه می‌دارد.',
    nameOf: ({ productId }, setup) => (productId === null ? 'همهٔ کالاها' : productTitle(setup, productId)),
    facts: [
      ['نرخ', ({ percent }) => formatPercent(percent)],
      ['از روز', ({ validFrom }) => formatDay(noonOf(validFrom))],
    ],
    create: () => ({ productId: null, percent: 10, validFrom: tehranDateOf(Date.now()) }),
    Fields: ({ setup }) => (
      <>
        <FormNumber name="percent" label="نرخ (درصد)" />
        <FormDay name="validFrom" label="از روز" />
        <FormProduct name="productId" label="برای کدام کالا" none="همهٔ کالاها" setup={setup} />
      </>
    ),
  },
  reminderSteps: {
    title: 'یادآوری قسط',
    entry: 'یادآوری',
    empty: 'هنوز یادآوری‌ای نیست. بنویسید چند روز پیش و پس از سررسید به مشتری یادآوری شود.',
    hint: 'مشتری در مشخصات خود انتخاب می‌کند که پیامک بگیرد یا پیام. هر یادآوری یک بار فرستاده می‌شود، از ساعت ۹ تا ۲۱.',
    nameOf: ({ days, late }) =>
      days === 0 ? 'روز سررسید' : `${toPersianDigits(days)} روز ${late ? 'پس از' : 'پیش از'} سررسید`,
    facts: [],
    create: () => ({ days: 3, late: false }),
    Fields: () => (
      <>
        <FormNumber name="days" label="روز" />
        <FormSwitch name="late" label="پس از سررسید" />
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
        <div data-cell="whole">
          <FormPicture name="logoUrl" label="نشان" optional />
        </div>
      </>
    ),
  },
};
