import styled from 'styled-components';
import { DescriptionList } from '@/components/ui/kit/DescriptionList';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import type { FacilityQuote } from '@/rules/facility/quote';
import { formatToman } from '@/utils/money';
import { EffectiveRate } from './EffectiveRate';

const Sums = styled(DescriptionList)`
  .sum {
    padding-block-start: var(--space-2);
    border-block-start: 1px solid var(--line);
  }
  .sum dt {
    color: var(--ink);
    font-weight: 700;
  }
`;

function Row({ title, text, sum }: { title: string; text: string; sum?: boolean }) {
  return (
    <DescriptionRow className={sum ? 'sum' : undefined} name={title}>
      {text}
    </DescriptionRow>
  );
}

type Props = {
  quote: FacilityQuote;
  /** Cash price of the purchase, toman. */
  payable: number;
  /** Effective yearly rate, percent. */
  rate: number;
};

/** Sums that are paid today and over the whole plan, and their difference to the cash price. */
export function QuoteSums({ quote, payable, rate }: Props) {
  return (
    <Sums>
      <Row title="پیش‌پرداخت" text={formatToman(quote.prepayment)} />
      {quote.aboveCeiling > 0 && (
        <Row title="بیشتر از اعتبار شما؛ پرداخت امروز" text={formatToman(quote.aboveCeiling)} />
      )}
      {quote.fee > 0 && <Row title="کارمزد قرارداد (امروز)" text={formatToman(quote.fee)} />}
      <Row title="مبلغ وام" text={formatToman(quote.loan)} />
      <Row title="جمع قسط‌ها" text={formatToman(quote.refund)} />
      <Row title="جمع پرداختی" text={formatToman(quote.totalPaid)} sum />
      <Row title="قیمت نقد" text={formatToman(payable)} />
      <Row title="سود اقساط نسبت به خرید نقدی" text={formatToman(quote.costOverCash)} />
      <EffectiveRate rate={rate} />
    </Sums>
  );
}
