import { useState } from 'react';
import { ChangeFailure } from '@/components/desk/kit/ChangeFailure';
import { StepForm } from '@/components/desk/kit/Toolbar.styles';
import { useCommand } from '@/components/desk/kit/useCommand';
import { Button } from '@/components/ui/kit/Button';
import { TextField } from '@/components/ui/kit/Field';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { longestDeskCode } from '@/contract/limits';
import type { Order } from '@/contract/order';
import type { OrderService } from '@/contract/orderItem';
import { toLatinDigits } from '@/utils/digits';

type FormProps = { title: string; service: OrderService; saving: boolean; onIssue: (number: string) => void };

function PolicyForm({ title, service, saving, onIssue }: FormProps) {
  const [typed, setTyped] = useState(service.policy?.number ?? '');
  const number = toLatinDigits(typed.trim());
  return (
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
          {service.policy ? 'اصلاح شماره' : 'صدور بیمه‌نامه'}
        </Button>
      </div>
    </StepForm>
  );
}

/** Notes the numbers of the policies of a delivered order's insured lines. The customer is told each. */
export function PolicyForms({ order: { id, state, items } }: { order: Order }) {
  const { send, saving, failure } = useCommand();
  const isDelivered = state === 'delivered' || state === 'partlyReturned';
  const insured = items.flatMap((item) =>
    item.services.filter(({ insurance }) => insurance).map((service) => ({ item, service })),
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
        />
      ))}
    </Card>
  );
}
