import { useId } from 'react';
import { LoanFigures } from '@/components/credit/facility/LoanFigures';
import { Mark } from '@/components/ui/kit/Mark';
import { formatNumber } from '@/utils/money';
import * as S from './RequestAside.styles';
import { SavedNote } from './SavedNote';
import { SendButton } from './SendButton';
import type { RequestForm } from './useRequestForm';
import type { Sending } from './useSending';

function Figures({ form: { plan, read } }: { form: RequestForm }) {
  if (!plan || read.amount === null || read.months === null) {
    return <p>طرح و مبلغ را در بخش ۰۱ انتخاب کنید تا قسط و هزینهٔ وام را اینجا ببینید.</p>;
  }
  return <LoanFigures plan={plan} amount={read.amount} months={read.months} lead="برای" />;
}

/** The summary beside the sections: the loan with its costs, the documents that are ready, and the button that sends. */
export function RequestAside({ form, sending }: { form: RequestForm; sending: Sending }) {
  const documentsId = useId();
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
          <label htmlFor={documentsId}>مدارک</label>
          <span>
            {formatNumber(ready.length)} از {formatNumber(required.length)} آماده
          </span>
          <progress id={documentsId} value={ready.length} max={required.length} />
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
