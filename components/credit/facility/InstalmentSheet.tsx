import { useState } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { ChevronDown } from '@/components/ui/kit/icons';
import { Modal } from '@/components/ui/kit/Modal';
import { Note } from '@/components/ui/kit/Note';
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
          <div className="body">
            <div className="plan">
              <span>
                <b>{plan.name}</b>
                <small>
                  {plan.parentTitle}، {rateText(plan)}
                </small>
              </span>
              {plans && plans.length > 1 && (
                <button type="button" aria-expanded={listOpen} onClick={() => setListOpen(!listOpen)}>
                  طرح‌های دیگر
                  <ChevronDown size={16} />
                </button>
              )}
            </div>
            {onRetry && !plans && (
              <p className="failed">
                طرح‌های دیگر بارگذاری نشد.
                <button type="button" onClick={onRetry}>
                  تلاش دوباره
                </button>
              </p>
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
            <div className="heads" aria-live="polite">
              <div>
                ماهی<b>{formatNumber(quote.amountPerMonth)}</b>
              </div>
              <div>
                پرداخت امروز<b>{formatNumber(quote.payToday)}</b>
              </div>
            </div>
            <QuoteSums quote={quote} payable={payable} rate={scheduleRate(schedule)} />
            <InstalmentRows instalments={schedule.instalments} />
            <small className="late">{lateFeeText(lateRateOf(plan), quote.amountPerMonth)}</small>
            {listed && <PlanConditions plan={listed} />}
          </div>
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
