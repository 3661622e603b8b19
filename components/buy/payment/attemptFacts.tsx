import { Amount } from '@/components/ui/kit/Price';
import type { PaymentAttempt } from '@/contract/payment';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import type { Fact } from './ResultFacts';

// The facts of an attempt. Each is null when the attempt does not have it.

export const amountFact = ({ amount }: PaymentAttempt): Fact => ({
  title: 'مبلغ',
  value: <Amount value={amount} />,
});

export const referenceFact = ({ reference }: PaymentAttempt): Fact | null =>
  reference === null
    ? null
    : { title: 'شمارهٔ پیگیری بانک', value: <bdi>{toPersianDigits(reference)}</bdi>, copy: reference };

export const cardFact = ({ card }: PaymentAttempt): Fact | null =>
  card === null ? null : { title: 'کارت', value: <bdi>{toPersianDigits(card)}</bdi> };

export const gatewayFact = ({ gatewayTitle }: PaymentAttempt): Fact => ({
  title: 'درگاه',
  value: gatewayTitle,
});

export const timeFact = ({ updatedAt }: PaymentAttempt): Fact => ({
  title: 'زمان',
  value: formatMoment(Date.parse(updatedAt)),
});

/** The first block of the id is enough to name an attempt to the support; the copy has all of it. */
export const attemptFact = ({ id }: PaymentAttempt): Fact => ({
  title: 'شناسهٔ پرداخت',
  value: <bdi>{id.slice(0, 8)}</bdi>,
  copy: id,
});
