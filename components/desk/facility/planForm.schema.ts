import { array, boolean, type InferType, number, object, string } from 'yup';
import type { DeskPlan, WritePlan } from '@/contract/desk/facility';
import type { ChequeRule } from '@/contract/facility';
import { highestScore, highestSort } from '@/contract/limits';
import type { ApplicantKind } from '@/contract/planRequest';
import { usualLatePercent } from '@/rules/facility/lateFee';
import { applicantTitles } from '@/rules/planRequest/titles';
import { parseWholeNumber, toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { formatNumber } from '@/utils/money';
import {
  amount,
  linesOf,
  optionalNumber,
  parseFraction,
  percent,
  wholeNumber,
  writeFraction,
} from './planFields';

/** What a plan is made as. */
export const planKinds = [
  { value: 'instalment', title: 'قسطی؛ هنگام خرید انتخاب می‌شود' },
  { value: 'loan', title: 'وام با درخواست، مدرک و نوبت' },
  { value: 'leasing', title: 'لیزینگ؛ اعتبار با چک' },
] as const;
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
] as const;

export const chequeRules = [
  { value: 'none', title: 'چک نمی‌خواهد' },
  { value: 'single', title: 'یک چک برای همهٔ قسط‌ها' },
  { value: 'perInstalment', title: 'یک چک برای هر قسط' },
] as const;

const monthsOf = (typed: string) => typed.split(/[\s،,]+/).flatMap((one) => parseWholeNumber(one) ?? []);
const score = `امتیاز عددی از صفر تا ${toPersianDigits(highestScore)} است.`;
const optionalAmount = (kind: string) =>
  optionalNumber(Number.MAX_SAFE_INTEGER, 'مبلغ را به تومان وارد کنید.', [kind]);
const requestedKinds = ['loan', 'leasing'];
/** Values of `list` that are among the known ones. */
const knownOf = <Value extends string>(known: readonly Value[], list: readonly string[]) =>
  known.filter((value) => list.includes(value));

export const planSchema = object({
  kind: string().defined(),
  name: string().defined().trim().required('این فیلد لازم است.'),
  providerId: string().defined().required('تأمین‌کننده را انتخاب کنید.'),
  method: string().defined(),
  customers: string()
    .defined()
    .test(
      'known',
      'انتخاب کنید.',
      (typed, { parent }) => parent.kind !== 'instalment' || customers.some(({ value }) => value === typed),
    ),
  rate: percent,
  feePercent: percent,
  latePercent: percent,
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
  categoryIds: array(number().defined()).nullable().defined(),
  cheque: string()
    .defined()
    .test(
      'leasing',
      'لیزینگ را چک‌های قرارداد تضمین می‌کنند.',
      (typed, { parent }) => parent.kind !== 'leasing' || typed !== 'none',
    ),
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
  sort: wholeNumber(0, highestSort, 'ترتیب عددی از صفر تا ۱۰۰٬۰۰۰ است.'),
  audience: string()
    .defined()
    .test(
      'needed',
      'این فیلد لازم است.',
      (typed, { parent }) => parent.kind !== 'loan' || typed.trim() !== '',
    ),
  applicants: array(string().defined()).defined(),
  guarantorAbove: optionalAmount('loan'),
  documentCodes: array(object({ code: string().defined() }))
    .defined()
    .test('once', 'هر سطر یک مدرک است و هر مدرک یک بار می‌آید.', (list, { parent }) => {
      const codes = new Set(list.map(({ code }) => code));
      return parent.kind !== 'loan' || (codes.size === list.length && !codes.has(''));
    }),
  leastScore: wholeNumber(0, highestScore, score, ['leasing']),
  instantScore: optionalNumber(highestScore, score, ['leasing']),
  instantCeiling: optionalAmount('leasing'),
  useDays: wholeNumber(1, 365, 'مهلت از ۱ تا ۳۶۵ روز است.', ['leasing']),
  highlights: string().defined(),
  answerDays: wholeNumber(1, 60, 'پاسخ از ۱ تا ۶۰ روز کاری است.', requestedKinds),
});
/** Numbers stand as they are typed. */
export type PlanValues = InferType<typeof planSchema>;

const amountText = (amount: number | null | undefined) =>
  amount === null || amount === undefined ? '' : formatNumber(amount);

/** @param nextSort the place of a new plan, behind all others */
export function planValues(plan: DeskPlan | null, nextSort: number): PlanValues {
  const { loan = null, leasing = null } = plan ?? {};
  const cheque = leasing?.cheque ?? plan?.cheque;
  return {
    kind: loan ? 'loan' : leasing ? 'leasing' : 'instalment',
    name: plan?.name ?? '',
    providerId: plan ? String(plan.providerId) : '',
    method: plan?.method ?? 'amortised',
    customers: plan?.customers ?? 'everyone',
    rate: writeFraction(plan?.rate ?? 23),
    feePercent: writeFraction(plan?.feePercent ?? 0),
    latePercent: writeFraction(plan?.latePercent ?? usualLatePercent),
    months: (plan?.months ?? [6, 12]).map(formatNumber).join('، '),
    defaultMonths: toPersianDigits(plan?.defaultMonths ?? 12),
    prepaymentPercent: writeFraction(plan?.prepaymentPercent ?? 20),
    minimumPrepayment: formatNumber(plan?.minimumPrepayment ?? 0),
    ceiling: formatNumber(plan?.ceiling ?? 100_000_000),
    minimumLoan: formatNumber(plan?.minimumLoan ?? 1_000_000),
    roundingUnit: formatNumber(plan?.roundingUnit ?? 1000),
    documents: plan?.documents.join('\n') ?? '',
    categoryIds: plan?.categoryIds ?? null,
    cheque: cheque?.pieces ?? 'none',
    coverPercent: toPersianDigits(cheque?.coverPercent ?? 100),
    // A new plan lends to nobody without a name, and to nobody unseen.
    needsIdentity: plan?.needsIdentity ?? true,
    needsReview: plan?.needsReview ?? true,
    active: plan?.active ?? false,
    isDefault: plan?.isDefault ?? false,
    sort: toPersianDigits(plan?.sort ?? nextSort),
    audience: loan?.audience ?? '',
    applicants: loan?.applicants ?? keysOf(applicantTitles),
    guarantorAbove: amountText(loan?.guarantorAbove),
    documentCodes: (loan?.documentCodes ?? []).map((code) => ({ code })),
    leastScore: toPersianDigits(leasing?.leastScore ?? 0),
    instantScore: amountText(leasing?.instantScore),
    instantCeiling: amountText(leasing?.instantCeiling),
    useDays: toPersianDigits(leasing?.useDays ?? 30),
    highlights: (loan ?? leasing)?.highlights.join('\n') ?? '',
    answerDays: toPersianDigits((loan ?? leasing)?.answerDays ?? 5),
  };
}

/** Builds the plan to save. @param revision of the plan that is changed; null for a new one */
export function writtenPlanOf(values: PlanValues, revision: number | null): WritePlan {
  const number = (typed: string) => parseWholeNumber(typed) ?? 0;
  const known = <Value extends string>(choices: readonly { value: Value }[], chosen: string, other: Value) =>
    choices.find(({ value }) => value === chosen)?.value ?? other;
  const { kind } = values;
  const latePercent = parseFraction(values.latePercent);
  const cheque: ChequeRule | null =
    values.cheque === 'single' || values.cheque === 'perInstalment'
      ? { pieces: values.cheque, coverPercent: number(values.coverPercent) }
      : null;
  const requested = { highlights: linesOf(values.highlights), answerDays: number(values.answerDays) };
  return {
    revision,
    name: values.name.trim(),
    providerId: Number(values.providerId),
    method: known(methods, values.method, 'amortised'),
    customers: kind === 'instalment' ? known(customers, values.customers, 'registered') : 'creditHolder',
    rate: parseFraction(values.rate) ?? 0,
    feePercent: parseFraction(values.feePercent) ?? 0,
    latePercent: latePercent === usualLatePercent ? null : latePercent,
    months: monthsOf(values.months),
    defaultMonths: number(values.defaultMonths),
    prepaymentPercent: parseFraction(values.prepaymentPercent) ?? 0,
    minimumPrepayment: number(values.minimumPrepayment),
    ceiling: number(values.ceiling),
    minimumLoan: number(values.minimumLoan),
    roundingUnit: number(values.roundingUnit),
    documents: linesOf(values.documents),
    active: values.active,
    isDefault: kind === 'instalment' && values.isDefault,
    sort: number(values.sort),
    categoryIds: values.categoryIds,
    cheque: kind === 'leasing' ? null : cheque,
    needsIdentity: values.needsIdentity,
    needsReview: values.needsReview,
    loan:
      kind === 'loan'
        ? {
            ...requested,
            audience: values.audience.trim(),
            applicants: knownOf<ApplicantKind>(keysOf(applicantTitles), values.applicants),
            guarantorAbove: parseWholeNumber(values.guarantorAbove),
            documentCodes: values.documentCodes.map(({ code }) => code),
          }
        : null,
    leasing:
      kind === 'leasing' && cheque
        ? {
            ...requested,
            cheque,
            leastScore: number(values.leastScore),
            instantScore: parseWholeNumber(values.instantScore),
            instantCeiling: parseWholeNumber(values.instantCeiling),
            useDays: number(values.useDays),
          }
        : null,
  };
}
