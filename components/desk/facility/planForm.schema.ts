import { boolean, object, string } from 'yup';
import type { DeskPlan, WritePlan } from '@/contract/desk/facility';
import { parseWholeNumber, toLatinDigits, toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

export const methods = [
  { value: 'amortised', title: 'بانکی (مانده)' },
  { value: 'simpleBank', title: 'بانکی ساده' },
  { value: 'gharz', title: 'قرض‌الحسنه' },
  { value: 'flatMonthly', title: 'کارمزد ماهانهٔ ثابت' },
] as const;
export const customers = [
  { value: 'everyone', title: 'همه' },
  { value: 'registered', title: 'واردشدگان' },
  { value: 'seller', title: 'همکاران فروش' },
  { value: 'creditHolder', title: 'دارندگان وام' },
] as const;

export const chequeRules = [
  { value: 'none', title: 'چک نمی‌خواهد' },
  { value: 'single', title: 'یک چک برای همهٔ قسط‌ها' },
  { value: 'perInstalment', title: 'یک چک برای هر قسط' },
] as const;

/** A number with a fraction, in any digits; null when the text is none. */
export function parseFraction(typed: string): number | null {
  const text = toLatinDigits(typed).trim().replace('٫', '.').replace('/', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : null;
}
export const writeFraction = (value: number) => toPersianDigits(String(value)).replace('.', '٫');
export const linesOf = (typed: string) =>
  typed
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const percent = string()
  .defined()
  .test('percent', 'درصد عددی از صفر تا ۱۰۰ است.', (typed) => {
    const value = parseFraction(typed ?? '');
    return value !== null && value <= 100;
  });
const amount = string()
  .defined()
  .test('amount', 'مبلغ را به تومان وارد کنید.', (typed) => parseWholeNumber(typed ?? '') !== null);
const monthsOf = (typed: string) => typed.split(/[\s،,]+/).flatMap((one) => parseWholeNumber(one) ?? []);

export const planSchema = object({
  name: string().defined().trim().required('این فیلد لازم است.'),
  providerId: string().defined().required('تأمین‌کننده را انتخاب کنید.'),
  method: string().defined(),
  customers: string().defined(),
  rate: percent,
  feePercent: percent,
  months: string()
    .defined()
    .test('months', 'ماه‌ها را با ویرگول از هم جدا کنید.', (typed) => monthsOf(typed).length > 0),
  defaultMonths: string()
    .defined()
    .test('default', 'مدت پیش‌فرض باید یکی از مدت‌های طرح باشد.', (typed, { parent }) =>
      monthsOf(parent.months).includes(parseWholeNumber(typed) ?? 0),
    ),
  prepaymentPercent: percent,
  minimumPrepayment: amount,
  ceiling: amount,
  minimumLoan: amount,
  roundingUnit: amount,
  documents: string().defined(),
  cheque: string().defined(),
  coverPercent: string()
    .defined()
    .test('cover', 'درصد چک عددی از ۱ تا ۳۰۰ است.', (typed, { parent }) => {
      const value = parseWholeNumber(typed) ?? 0;
      return parent.cheque === 'none' || (value >= 1 && value <= 300);
    }),
  needsIdentity: boolean().defined(),
  needsReview: boolean().defined(),
  active: boolean().defined(),
  isDefault: boolean().defined(),
  audience: string().defined(),
  highlights: string().defined(),
  guarantorAbove: string().defined(),
  answerDays: string().defined(),
});
export type PlanValues = {
  [Key in keyof typeof planSchema.fields]: Key extends
    | 'active'
    | 'isDefault'
    | 'needsIdentity'
    | 'needsReview'
    ? boolean
    : string;
};

export function planValues(plan: DeskPlan | null): PlanValues {
  return {
    name: plan?.name ?? '',
    providerId: plan ? String(plan.providerId) : '',
    method: plan?.method ?? 'amortised',
    customers: plan?.customers ?? 'everyone',
    rate: writeFraction(plan?.rate ?? 23),
    feePercent: writeFraction(plan?.feePercent ?? 0),
    months: (plan?.months ?? [6, 12]).map(formatNumber).join('، '),
    defaultMonths: toPersianDigits(plan?.defaultMonths ?? 12),
    prepaymentPercent: writeFraction(plan?.prepaymentPercent ?? 20),
    minimumPrepayment: formatNumber(plan?.minimumPrepayment ?? 0),
    ceiling: formatNumber(plan?.ceiling ?? 100_000_000),
    minimumLoan: formatNumber(plan?.minimumLoan ?? 1_000_000),
    roundingUnit: formatNumber(plan?.roundingUnit ?? 1000),
    documents: plan?.documents.join('\n') ?? '',
    cheque: plan?.cheque?.pieces ?? 'none',
    coverPercent: toPersianDigits(plan?.cheque?.coverPercent ?? 100),
    // A new plan lends to nobody without a name, and to nobody unseen.
    needsIdentity: plan?.needsIdentity ?? true,
    needsReview: plan?.needsReview ?? true,
    active: plan?.active ?? false,
    isDefault: plan?.isDefault ?? false,
    audience: plan?.loan?.audience ?? '',
    highlights: plan?.loan?.highlights.join('\n') ?? '',
    guarantorAbove: plan?.loan?.guarantorAbove ? formatNumber(plan.loan.guarantorAbove) : '',
    answerDays: toPersianDigits(plan?.loan?.answerDays ?? 5),
  };
}

/** Builds the plan to save. Fields that the form does not show keep their values of `plan`. */
export function writtenPlanOf(values: PlanValues, plan: DeskPlan | null): WritePlan {
  const number = (typed: string) => parseWholeNumber(typed) ?? 0;
  const known = <Value extends string>(choices: readonly { value: Value }[], chosen: string, other: Value) =>
    choices.find(({ value }) => value === chosen)?.value ?? other;
  return {
    revision: plan?.revision ?? null,
    name: values.name.trim(),
    providerId: Number(values.providerId),
    method: known(methods, values.method, 'amortised'),
    customers: known(customers, values.customers, 'everyone'),
    rate: parseFraction(values.rate) ?? 0,
    feePercent: parseFraction(values.feePercent) ?? 0,
    months: monthsOf(values.months),
    defaultMonths: number(values.defaultMonths),
    prepaymentPercent: parseFraction(values.prepaymentPercent) ?? 0,
    minimumPrepayment: number(values.minimumPrepayment),
    ceiling: number(values.ceiling),
    minimumLoan: number(values.minimumLoan),
    roundingUnit: number(values.roundingUnit),
    documents: linesOf(values.documents),
    active: values.active,
    isDefault: values.isDefault,
    categoryIds: plan?.categoryIds ?? null,
    cheque:
      values.cheque === 'single' || values.cheque === 'perInstalment'
        ? { pieces: values.cheque, coverPercent: number(values.coverPercent) }
        : null,
    needsIdentity: values.needsIdentity,
    needsReview: values.needsReview,
    loan: plan?.loan
      ? {
          applicants: plan.loan.applicants,
          audience: values.audience.trim(),
          highlights: linesOf(values.highlights),
          guarantorAbove: parseWholeNumber(values.guarantorAbove),
          answerDays: Math.max(1, number(values.answerDays)),
        }
      : null,
  };
}
