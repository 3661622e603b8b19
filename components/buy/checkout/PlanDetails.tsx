import styled from 'styled-components';
import { InstalmentRows } from '@/components/credit/facility/InstalmentRows';
import { type ChosenPlanTerms, PlanTerms } from '@/components/credit/facility/PlanTerms';
import { QuoteSums } from '@/components/credit/facility/QuoteSums';
import { StairChart } from '@/components/credit/facility/StairChart';
import { PlusDetails } from '@/components/ui/kit/PlusDetails';
import { Grid } from '@/components/ui/layout/Grid';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { FacilityPlan } from '@/contract/facility';
import { scheduleRate } from '@/rules/facility/rate';
import { scheduleOf } from '@/rules/facility/schedule';
import { noonOf, tehranDateOf } from '@/rules/jalali/jalali';
import { media } from '@/styles/media';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

/** The chosen plan: terms, monthly amount with its stair, sums and the table of instalments. */
const Details = styled(Stack)`
  dl {
    font-size: var(--text-small);
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
      column-gap: var(--space-6);
    }
  }
`;

type Props = {
  plan: FacilityPlan;
  terms: ChosenPlanTerms;
  /** Cash price of the products after the coupon, toman. */
  payable: number;
  /** The day of the contract, ms. */
  startsAt: number;
  onTerms: (terms: ChosenPlanTerms) => void;
};

/**
 * The chosen plan in full: months and prepayment, which can be moved, and what they mean at once: monthly amount, first
 * instalment, sums, cost beyond cash, effective rate, and every due date. The server computes what is agreed to in the review.
 */
export function PlanDetails({ plan, terms, payable, startsAt, onTerms }: Props) {
  const schedule = scheduleOf(plan, payable, terms, tehranDateOf(startsAt));
  const { quote, instalments } = schedule;
  const first = instalments[0];
  return (
    <Details gap={4}>
      <PlanTerms plan={plan} terms={terms} onChange={onTerms} />
      <Grid columnsTablet={2} aria-live="polite">
        <Stack as="p" gap={0}>
          <Text as="span" size="small" ink="muted">
            ماهی{' '}
          </Text>
          <Text as="b" size="display" weight="black">
            {formatNumber(quote.amountPerMonth)}
          </Text>
          <Text as="span" size="small" ink="muted">
            {' '}
            تومان، {toPersianDigits(quote.months)} قسط
            {first && (
              <>
                ، از{' '}
                <Text as="span" size="small" ink="accent" weight="bold">
                  {formatDate(noonOf(first.dueDate))}
                </Text>
              </>
            )}
          </Text>
        </Stack>
        <StairChart owed={instalments.map(({ balance, principal }) => balance + principal)} height={96} />
      </Grid>
      <QuoteSums quote={quote} payable={payable} rate={scheduleRate(schedule)} />
      <PlusDetails title={`جدول کامل ${toPersianDigits(quote.months)} قسط`}>
        <InstalmentRows instalments={instalments} />
      </PlusDetails>
    </Details>
  );
}
