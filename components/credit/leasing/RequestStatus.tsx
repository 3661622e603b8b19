import { useState } from 'react';
import { ButtonLink } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { FileX } from '@/components/ui/kit/customerIcons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { ProgressSteps } from '@/components/ui/request/ProgressSteps';
import type { LeasingRequest } from '@/contract/leasing';
import { useChange } from '@/hooks/useCalls';
import { areChequesIn, isOpenLeasing, leasingStates, leasingSteps } from '@/rules/leasing/texts';
import { formError } from '@/store/formState';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import * as S from './Leasing.styles';

/** The steps of a request from top to bottom. */
export function LeasingTimeline({ request }: { request: LeasingRequest }) {
  return (
    <ProgressSteps compact steps={leasingSteps(request)} keyOf={({ title }) => title}>
      {({ note }, heading) => (
        <div>
          {heading}
          {note && <S.StepNote>{note}</S.StepNote>}
        </div>
      )}
    </ProgressSteps>
  );
}

function CancelRequest({ onCancel }: { onCancel: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <button type="button" className="quiet" onClick={() => setAsks(true)}>
        لغو درخواست
      </button>
      {asks && (
        <ConfirmDialog
          icon={<FileX size={24} />}
          title="درخواست لغو شود؟"
          text="قرارداد بسته و تصویر چک‌هایی که فرستاده‌اید پاک می‌شود. بعداً می‌توانید دوباره درخواست دهید."
          action="لغو درخواست"
          onConfirm={onCancel}
          onClose={() => setAsks(false)}
        />
      )}
    </>
  );
}

/** The newest request: its terms, its steps, and what the customer can do next. */
export function RequestStatus({ request }: { request: LeasingRequest }) {
  const cancelling = useChange('cancelLeasing');
  const { id, state, plan, granted, amount, months } = request;
  const look = leasingStates[state];
  return (
    <S.Sheet aria-labelledby="leasing-request">
      <header>
        <div>
          <h2 id="leasing-request">درخواست {toPersianDigits(id)}</h2>
          <p>
            {plan.name}، {formatToman(granted ?? amount)}، {toPersianDigits(months)} قسط
          </p>
        </div>
        <StateBadge tone={look.tone} live>
          {look.title}
        </StateBadge>
      </header>
      <LeasingTimeline request={request} />
      <div className="actions">
        {state === 'approved' && (
          <ButtonLink
            href="/leasingloanrequest/check"
            size="bar"
            variant={areChequesIn(request) ? 'secondary' : 'primary'}
          >
            {areChequesIn(request) ? 'دیدن چک‌ها' : 'ثبت چک‌ها'}
          </ButtonLink>
        )}
        {state === 'active' && (
          <ButtonLink href="/leasingloanrequest/checkout" size="bar">
            استفاده برای سبد خرید
          </ButtonLink>
        )}
        {isOpenLeasing(request) && <CancelRequest onCancel={() => cancelling.send({})} />}
      </div>
      {cancelling.failure && <p role="alert">{formError(cancelling)}</p>}
    </S.Sheet>
  );
}
