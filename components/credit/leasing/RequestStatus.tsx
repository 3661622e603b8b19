import { useState } from 'react';
import { ButtonLink } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { FileX } from '@/components/ui/kit/customerIcons';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { ProgressSteps } from '@/components/ui/request/ProgressSteps';
import type { LeasingRequest } from '@/contract/leasing';
import { useChange } from '@/hooks/useCalls';
import { areChequesIn, isOpenLeasing, leasingStates, leasingSteps } from '@/rules/leasing/texts';
import { formError } from '@/store/formState';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** The steps of a request from top to bottom. */
export function LeasingTimeline({ request }: { request: LeasingRequest }) {
  return (
    <ProgressSteps compact steps={leasingSteps(request)} keyOf={({ title }) => title}>
      {({ note }, heading) => (
        <div>
          {heading}
          {note && (
            <Text size="small" ink="muted">
              {note}
            </Text>
          )}
        </div>
      )}
    </ProgressSteps>
  );
}

function CancelRequest({ onCancel }: { onCancel: () => void }) {
  const [asks, setAsks] = useState(false);
  return (
    <>
      <TextButton onClick={() => setAsks(true)}>لغو درخواست</TextButton>
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
    <Card aria-labelledby="leasing-request" gap={4}>
      <Row as="header" justify="between" wrap>
        <div>
          <Heading id="leasing-request">درخواست {toPersianDigits(id)}</Heading>
          <Text size="small" ink="muted">
            {plan.name}، {formatToman(granted ?? amount)}، {toPersianDigits(months)} قسط
          </Text>
        </div>
        <StateBadge tone={look.tone} live>
          {look.title}
        </StateBadge>
      </Row>
      <LeasingTimeline request={request} />
      <Actions>
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
      </Actions>
      <FormAlert>{formError(cancelling)}</FormAlert>
    </Card>
  );
}
