import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { ChevronDown } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { Note } from '@/components/ui/kit/Note';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { FacilityPlan } from '@/contract/facility';
import { lateRateOf } from '@/rules/facility/lateFee';
import { lateFeeText } from '@/rules/facility/lateFeeText';
import { scheduleRate } from '@/rules/facility/rate';
import { scheduleOf } from '@/rules/facility/schedule';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { formatNumber, formatToman } from '@/utils/money';
import { InstalmentRows } from './InstalmentRows';
import * as S from './InstalmentSheet.styles';
import { PlanConditions } from './PlanConditions';
import { type OfferedPlan, PlanPicker } from './PlanPicker';
import { PlanTerms } from './PlanTerms';
import { rateText } from './planTexts';
import { QuoteSums } from './QuoteSums';

/** Terms that the shopper chooses in the sheet. */
export type SheetTerms = { planId: number; months: number; prepaymentPercent: number };

export type SheetProps = {
  /** The plan that is shown first, and alone while the others load. */
  plan: FacilityPlan;
  /** Null while they load. */
  plans: readonly OfferedPlan[] | null;
  /** Loads them again; given after a failed load. */
  onRetry?: () => void;
  /** Cash price of the purchase, toman. */
  payable: number;
  months: number;
  prepaymentPercent: number;
  /** Shows the list of plans at once. */
  choosesPlan?: boolean;
  /** Called with every change. */
  onTerms?: (terms: SheetTerms) => void;
  /** Shows a button that takes the chosen terms. */
  onApply?: (terms: SheetTerms) => void;
  onClose: () => void;
  /** The day of the contract, ms. */
  startsAt: number;
};

/** Keeps the months and the larger prepayment of the shopper as far as another plan allows. */
function termsOn(plan: FacilityPlan, before: FacilityPlan, terms: SheetTerms): SheetTerms {
  const raised = terms.prepaymentPercent > before.prepaymentPercent ? terms.prepaymentPercent : 0;
  return {
    planId: plan.id,
    months: plan.months.includes(terms.months) ? terms.months : plan.defaultMonths,
    prepaymentPercent: Math.max(plan.prepaymentPercent, raised),
  };
}

function SumCard({ title, sum, className }: { title: string; sum: number; className?: string }) {
  return (
    <Text as={Card} size="small" ink="muted" tone="sunken" gap={0} dense className={className}>
      {title}
      <Text as="b" size="heading" weight="black" ink="plain">
        {formatNumber(sum)}
      </Text>
    </Text>
  );
}

/** The choice of plan, months and prepayment, with every due date, the cost beyond the cash price and the effective rate. */
export default function InstalmentSheet({
  plan: firstPlan,
  plans,
  onRetry,
  payable,
  months,
  prepaymentPercent,
  choosesPlan = false,
  onTerms,
  onApply,
  onClose,
  startsAt,
}: SheetProps) {
  const [terms, setTerms] = useState<SheetTerms>({ planId: firstPlan.id, months, prepaymentPercent });
  const [listOpen, setListOpen] = useState(choosesPlan);
  const listed = plans?.find(({ id }) => id === terms.planId);
  const plan = listed ?? firstPlan;
  const schedule = scheduleOf(plan, payable, terms, tehranDateOf(startsAt));
  const { quote } = schedule;
  const change = (next: SheetTerms) => {
    setTerms(next);
    onTerms?.(next);
  };

  return (
    <Modal kind="dialog" wide titleId="instalment-sheet" onClose={onClose}>
      {(close) => (
        <S.Sheet>
          <DialogHeader id="instalment-sheet" title="جدول قسط‌ها" onClose={close} />
          <Stack gap={5} className="body">
            <Row gap={3}>
              <Text as={Stack} size="caption" ink="muted" gap={0}>
                <b>{plan.name}</b>
                <small>
                  {plan.parentTitle}، {rateText(plan)}
                </small>
              </Text>
              {plans && plans.length > 1 && (
                <S.RowAction aria-expanded={listOpen} onClick={() => setListOpen(!listOpen)}>
                  طرح‌های دیگر
                  <ChevronDown size={16} />
                </S.RowAction>
              )}
            </Row>
            {onRetry && !plans && (
              <Text as={Row} size="small" ink="muted">
                طرح‌های دیگر بارگذاری نشد.
                <S.RowAction onClick={onRetry}>تلاش دوباره</S.RowAction>
              </Text>
            )}
            {listOpen && plans && (
              <PlanPicker
                plans={plans}
                chosenId={plan.id}
                payable={payable}
                onChoose={(next) => change(termsOn(next, plan, terms))}
              />
            )}
            <PlanTerms plan={plan} terms={terms} onChange={(changed) => change({ ...terms, ...changed })} />
            {listed?.reason && <Note kind="warning">{listed.reason}</Note>}
            {!listed?.reason && !quote.eligible && (
              <Note kind="warning">
                با این پیش‌پرداخت، وام از کمینهٔ این طرح ({formatToman(plan.minimumLoan)}) کمتر می‌شود.
              </Note>
            )}
            <Grid columns={2} gap={3} aria-live="polite">
              <SumCard className="first" title="ماهی" sum={quote.amountPerMonth} />
              <SumCard title="پرداخت امروز" sum={quote.payToday} />
            </Grid>
            <QuoteSums quote={quote} payable={payable} rate={scheduleRate(schedule)} />
            <InstalmentRows instalments={schedule.instalments} />
            <Text as="small" size="caption" ink="muted">
              {lateFeeText(lateRateOf(plan), quote.amountPerMonth)}
            </Text>
            {listed && <PlanConditions plan={listed} />}
          </Stack>
          {onApply && (
            <footer>
              <Button
                wide
                disabled={!quote.eligible || Boolean(listed?.reason)}
                onClick={() => {
                  onApply(terms);
                  close();
                }}
              >
                خرید با این طرح
              </Button>
            </footer>
          )}
        </S.Sheet>
      )}
    </Modal>
  );
}
