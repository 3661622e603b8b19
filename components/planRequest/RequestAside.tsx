import { StairChart } from '@/components/facility/StairChart';
import { Mark } from '@/components/ui/Mark';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber, formatOneDecimal, formatPercent, formatToman } from '@/utils/money';
import { loanFigures } from '@/utils/planRequest/figures';
import * as S from './RequestAside.styles';
import { SavedNote } from './SavedNote';
import { SendButton } from './SendButton';
import type { RequestForm } from './useRequestForm';
import type { Sending } from './useSending';

function Figures({ form: { plan, read } }: { form: RequestForm }) {
  if (!plan || read.amount === null || read.months === null) {
    return <p>طرح و مبلغ را در بخش ۰۱ انتخاب کنید تا قسط و هزینهٔ وام را اینجا ببینید.</p>;
  }
  const { amountPerMonth, refund, costOverCash, rate, owed, fee } = loanFigures(
    plan,
    read.amount,
    read.months,
  );
  return (
    <>
      <p aria-live="polite">
        برای {formatToman(read.amount)}، ماهی
        <strong>{formatNumber(amountPerMonth)}</strong>
        تومان، {toPersianDigits(read.months)} قسط
      </p>
      <StairChart owed={owed} height={96} />
      <dl>
        <div>
          <dt>پیش‌پرداخت</dt>
          <dd>
            {plan.prepaymentPercent > 0 ? `${formatPercent(plan.prepaymentPercent)} هنگام خرید` : 'ندارد'}
          </dd>
        </div>
        <div>
          <dt>جمع بازپرداخت</dt>
          <dd>{formatNumber(refund)}</dd>
        </div>
        {fee > 0 && (
          <div>
            <dt>کارمزد قرارداد</dt>
            <dd>{formatNumber(fee)}</dd>
          </div>
        )}
        <div>
          <dt>بیشتر از نقد</dt>
          <dd>{formatNumber(costOverCash)}</dd>
        </div>
        <div>
          <dt>نرخ مؤثر سالانه</dt>
          <dd>{formatOneDecimal(rate)}٪</dd>
        </div>
      </dl>
    </>
  );
}

/** The summary beside the sections: the loan with its costs, the documents that are ready, and the button that sends. */
export function RequestAside({ form, sending }: { form: RequestForm; sending: Sending }) {
  const required = form.documents.filter((document) => document.required || document.state !== 'missing');
  const ready = required.filter(({ state }) => state === 'given' || state === 'accepted');
  return (
    <S.Aside aria-label="خلاصهٔ درخواست">
      <h2>
        <Mark size={16} />
        {form.plan?.name ?? 'درخواست وام'}
      </h2>
      <Figures form={form} />
      {required.length > 0 && (
        <div className="documents">
          <label htmlFor="ready-documents">مدارک</label>
          <span>
            {formatNumber(ready.length)} از {formatNumber(required.length)} آماده
          </span>
          <progress id="ready-documents" value={ready.length} max={required.length} />
        </div>
      )}
      <div className="send">
        <SendButton sending={sending} wide />
      </div>
      <div className="saved">
        <SavedNote />
        <span>از دستگاه دیگر هم ادامه می‌یابد.</span>
      </div>
    </S.Aside>
  );
}
