import { useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { RefuseButton } from '@/components/desk/kit/RefuseButton';
import { StepForm } from '@/components/desk/kit/Toolbar.styles';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { longestDeskCode } from '@/contract/limits';
import type { Order } from '@/contract/order';
import type { OrderService } from '@/contract/orderItem';
import { toLatinDigits } from '@/utils/digits';
import { policyStates } from './policyStates';

type FormProps = {
  title: string;
  service: OrderService;
  saving: boolean;
  onIssue: (number: string) => void;
  onCancel: (reason: string) => void;
};

function PolicyForm({ title, service, saving, onIssue, onCancel }: FormProps) {
  const [typed, setTyped] = useState(service.policy?.number ?? '');
  const number = toLatinDigits(typed.trim());
  return (
    <Stack gap={2}>
      <StepForm
        onSubmit={(event) => {
          event.preventDefault();
          if (number !== '') onIssue(number);
        }}
      >
        <TextField
          label={`شمارهٔ بیمه‌نامهٔ «${service.title}» برای ${title}`}
          dir="ltr"
          maxLength={longestDeskCode}
          value={typed}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <div>
          <Button type="submit" size="small" disabled={saving || number === ''}>
            {service.policy?.number ? 'اصلاح شماره' : 'صدور بیمه‌نامه'}
          </Button>
        </div>
      </StepForm>
      <Row wrap>
        {service.policy && (
          <StateBadge tone={policyStates[service.policy.state].tone}>
            {policyStates[service.policy.state].title}
          </StateBadge>
        )}
        <RefuseButton
          action="لغو بیمه‌نامه"
          hint="کالا نزد مشتری می‌ماند و تنها پول بیمه برمی‌گردد. مشتری این متن را می‌خواند."
          disabled={saving}
          onRefuse={onCancel}
        />
      </Row>
    </Stack>
  );
}

/**
 * The policies of a delivered order's insured lines: their numbers when no insurer issues them, and their return without that of the product.
 * The customer is told each. A cancelled policy has no form any more.
 */
export function PolicyForms({ order: { id, state, items } }: { order: Order }) {
  const { send, saving, failure } = useCommand();
  const isDelivered = state === 'delivered' || state === 'partlyReturned';
  const insured = items.flatMap((item) =>
    item.services
      .filter(({ insurance, policy }) => insurance && policy?.state !== 'cancelled')
      .map((service) => ({ item, service })),
  );
  if (!isDelivered || insured.length === 0) return null;
  return (
    <Card gap={4} aria-labelledby="desk-policies">
      <Heading id="desk-policies">بیمه‌نامه‌ها</Heading>
      <ChangeFailure failure={failure} />
      {insured.map(({ item, service }) => (
        <PolicyForm
          key={`${item.id} ${service.serviceId}`}
          title={item.title}
          service={service}
          saving={saving}
          onIssue={(number) =>
            send({
              what: 'order',
              id,
              change: { step: 'policy', itemId: item.id, serviceId: service.serviceId, number },
            })
          }
          onCancel={(reason) =>
            send({
              what: 'order',
              id,
              change: { step: 'cancelPolicy', itemId: item.id, serviceId: service.serviceId, reason },
            })
          }
        />
      ))}
    </Card>
  );
}
