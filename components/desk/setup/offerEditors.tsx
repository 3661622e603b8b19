import { useFormContext, useWatch } from 'react-hook-form';
import { FormChecks } from '@/components/desk/kit/FormChecks';
import { FormMoment, FormNumber, FormSwitch } from '@/components/desk/kit/fields';
import { useCategoryChoices } from '@/components/desk/kit/useCategoryChoices';
import { FormTextField } from '@/components/ui/form/FormTextField';
import { Amount } from '@/components/ui/kit/Price';
import { longestCoupon, setupLengths } from '@/contract/limits';
import { formatMoment } from '@/utils/dates';
import { formatNumber, formatPercent, formatToman } from '@/utils/money';
import { dayMs } from '@/utils/timeUnits';
import { ActiveBadge } from './ActiveBadge';
import { BundleFields } from './BundleFields';
import { CouponUse } from './CouponUse';
import { FormProduct, productTitle } from './FormProduct';
import type { SetupEditors } from './setupEditor';

const { title: short } = setupLengths;

function CouponFields() {
  const { control, getValues } = useFormContext();
  const categories = useCategoryChoices(getValues('categoryIds') ?? []);
  const percent: unknown = useWatch({ control, name: 'percent' });
  const isShare = percent !== null;
  return (
    <>
      <FormTextField
        name="title"
        label="نام"
        maxLength={short}
        hint="مانند «جشنوارهٔ یلدا»؛ خریدار آن را نمی‌بیند"
      />
      <FormTextField
        name="code"
        label="کد همگانی"
        dir="ltr"
        optional
        maxLength={longestCoupon}
        hint="مانند YALDA10. خالی: تنها کدهای یک‌بارمصرف کار می‌کنند، که پس از ذخیره می‌سازید."
      />
      <FormNumber name="percent" label="درصد تخفیف" optional hint="خالی: مبلغ ثابت" />
      <FormNumber name="amount" label={isShare ? 'سقف تخفیف (تومان)' : 'مبلغ تخفیف (تومان)'} amount />
      <FormNumber name="minimum" label="از خرید (تومان)" amount hint="صفر: هر خریدی" />
      <FormNumber name="uses" label="برای چند سفارش در همه" />
      <FormNumber name="usesPerCustomer" label="برای هر مشتری چند سفارش" />
      <FormMoment name="validFrom" label="آغاز" />
      <FormMoment name="validTo" label="پایان" />
      <FormSwitch name="active" label="پذیرفته می‌شود" />
      <FormChecks
        name="categoryIds"
        label="برای کالاهای این دسته‌ها؛ هیچ‌کدام: برای همهٔ کالاها"
        choices={categories}
      />
    </>
  );
}

/** The lists of what makes products cheaper: coupons and bundles. */
export const offerEditors: SetupEditors<'coupons' | 'bundles' | 'stairProducts'> = {
  coupons: {
    title: 'کدهای تخفیف',
    entry: 'کد تخفیف',
    empty: 'هنوز کد تخفیفی نیست. کدی بسازید که خریدار هنگام پرداخت می‌نویسد.',
    nameOf: ({ title }) => title,
    facts: [
      ['کد', ({ code }) => (code ? <bdi dir="ltr">{code}</bdi> : 'یک‌بارمصرف')],
      [
        'تخفیف',
        ({ percent, amount }) =>
          percent === null ? (
            <Amount value={amount} />
          ) : (
            `${formatPercent(percent)} تا ${formatToman(amount)}`
          ),
      ],
      ['پایان', ({ validTo }) => formatMoment(Date.parse(validTo))],
      [
        'استفاده',
        ({ id, uses }, { couponUses }) => {
          const used = couponUses.find(({ couponId }) => couponId === id);
          return used
            ? `${formatNumber(used.orders)} از ${formatNumber(uses)} سفارش، ${formatToman(used.discount)}`
            : '—';
        },
      ],
      ['وضعیت', ({ active }) => <ActiveBadge active={active} />],
    ],
    create: () => ({
      title: '',
      code: null,
      percent: 10,
      amount: 500_000,
      minimum: 0,
      uses: 1000,
      usesPerCustomer: 1,
      validFrom: new Date().toISOString(),
      validTo: new Date(Date.now() + 30 * dayMs).toISOString(),
      categoryIds: [],
      active: true,
    }),
    Fields: CouponFields,
    Below: CouponUse,
  },
  bundles: {
    title: 'بسته‌ها و همراه‌ها',
    entry: 'بسته',
    empty: 'هنوز بسته‌ای نیست. بسته کالاهایی را که با هم خریده می‌شوند ارزان‌تر پیشنهاد می‌دهد.',
    nameOf: ({ title }) => title,
    facts: [
      [
        'با',
        ({ productIds, categoryIds }) =>
          [
            productIds.length > 0 && `${formatNumber(productIds.length)} کالا`,
            categoryIds.length > 0 && `${formatNumber(categoryIds.length)} دسته`,
          ]
            .filter(Boolean)
            .join('، '),
      ],
      ['همراه', ({ offers }) => formatNumber(offers.length)],
      ['پایان', ({ endsAt }) => (endsAt ? formatMoment(Date.parse(endsAt)) : '—')],
      ['وضعیت', ({ active }) => <ActiveBadge active={active} />],
    ],
    create: () => ({ title: '', productIds: [], categoryIds: [], offers: [], endsAt: null, active: true }),
    Fields: BundleFields,
  },
  stairProducts: {
    title: 'پلهٔ صفحهٔ نخست',
    entry: 'کالا',
    empty: 'هنوز کالایی نیست و پله دیده نمی‌شود. چند کالا با قیمت‌های مختلف اضافه کنید.',
    hint: 'این کالاها بالای صفحهٔ نخست، از ارزان به گران می‌ایستند. کالای ناموجود دیده نمی‌شود.',
    nameOf: ({ productId }, setup) => productTitle(setup, productId),
    facts: [],
    create: () => ({ productId: 0 }),
    Fields: ({ setup }) => <FormProduct name="productId" label="کالا" setup={setup} />,
  },
};
