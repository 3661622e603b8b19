import { array, boolean, number, object, string } from 'yup';
import type { DeskService, WriteService } from '@/contract/desk/facility';
import { parseWholeNumber, toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';
import { linesOf, parseFraction, writeFraction } from './planFields';

const needed = string().defined().trim().required('این فیلد لازم است.');
const optionalAmount = (message: string) =>
  string()
    .defined()
    .test('amount', message, (typed) => typed?.trim() === '' || parseWholeNumber(typed ?? '') !== null);

const tier = object({
  fromPrice: string()
    .defined()
    .test('from', 'آغاز پله را به تومان وارد کنید.', (typed) => parseWholeNumber(typed) !== null),
  price: optionalAmount('قیمت را به تومان وارد کنید.').test(
    'way',
    'هر پله یا قیمت دارد یا درصد.',
    (typed, { parent }) => (typed?.trim() === '') !== (String(parent.percent).trim() === ''),
  ),
  percent: string()
    .defined()
    .test(
      'percent',
      'درصد عددی بیش از صفر است.',
      (typed) => typed.trim() === '' || (parseFraction(typed) ?? 0) > 0,
    ),
  discountPercent: string()
    .defined()
    .test('discount', 'تخفیف از صفر تا ۹۹ درصد است.', (typed) => (parseWholeNumber(typed) ?? 100) < 100),
  ceiling: optionalAmount('سقف را به تومان وارد کنید.'),
});

export const serviceSchema = object({
  kind: string().defined(),
  title: needed,
  provider: needed,
  description: string().defined(),
  coverage: string().defined(),
  exclusions: string().defined(),
  deductible: string().defined(),
  claimDeadline: needed,
  terms: needed,
  months: optionalAmount('مدت را با عدد وارد کنید.'),
  active: boolean().defined(),
  categoryIds: array(number().defined()).defined(),
  tiers: array(tier).defined(),
});

export type TierValues = {
  fromPrice: string;
  price: string;
  percent: string;
  discountPercent: string;
  ceiling: string;
};
export type ServiceValues = {
  kind: string;
  title: string;
  provider: string;
  /** Lists have one line for each of their texts. */
  description: string;
  coverage: string;
  exclusions: string;
  deductible: string;
  claimDeadline: string;
  terms: string;
  months: string;
  active: boolean;
  categoryIds: number[];
  tiers: TierValues[];
};

export const newTier: TierValues = {
  fromPrice: '۰',
  price: '',
  percent: '',
  discountPercent: '۰',
  ceiling: '',
};
const amountText = (amount: number | null) => (amount === null ? '' : formatNumber(amount));

export const serviceValues = (service: DeskService | null): ServiceValues => ({
  kind: service?.kind ?? 'insurance',
  title: service?.title ?? '',
  provider: service?.provider ?? '',
  description: service?.description.join('\n') ?? '',
  coverage: service?.coverage.join('\n') ?? '',
  exclusions: service?.exclusions.join('\n') ?? '',
  deductible: service?.deductible ?? '',
  claimDeadline: service?.claimDeadline ?? '',
  terms: service?.terms ?? '',
  months: service?.months ? toPersianDigits(service.months) : '',
  active: service?.active ?? false,
  categoryIds: service?.categoryIds ?? [],
  tiers: service?.tiers.map((one) => ({
    fromPrice: formatNumber(one.fromPrice),
    price: amountText(one.price),
    percent: one.percent === null ? '' : writeFraction(one.percent),
    discountPercent: toPersianDigits(one.discountPercent),
    ceiling: amountText(one.ceiling),
  })) ?? [newTier],
});

/** @param imageUrl address of the picture, which another field holds */
export function writtenServiceOf(
  values: ServiceValues,
  revision: number | null,
  imageUrl: string,
): WriteService {
  return {
    imageUrl,
    revision,
    categoryIds: values.categoryIds,
    kind: values.kind === 'service' ? 'service' : 'insurance',
    title: values.title.trim(),
    provider: values.provider.trim(),
    description: linesOf(values.description),
    coverage: linesOf(values.coverage),
    exclusions: linesOf(values.exclusions),
    deductible: values.deductible.trim() || null,
    claimDeadline: values.claimDeadline.trim(),
    terms: values.terms.trim(),
    months: parseWholeNumber(values.months),
    active: values.active,
    tiers: values.tiers.map((one) => ({
      fromPrice: parseWholeNumber(one.fromPrice) ?? 0,
      price: parseWholeNumber(one.price),
      percent: parseFraction(one.percent),
      discountPercent: parseWholeNumber(one.discountPercent) ?? 0,
      ceiling: parseWholeNumber(one.ceiling),
    })),
  };
}
