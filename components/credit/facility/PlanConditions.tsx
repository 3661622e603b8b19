import { DiscList } from '@/components/ui/kit/DiscList';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { ListedPlan } from '@/contract/facility';
import { formatToman } from '@/utils/money';
import { chequeText, customersText } from './planTexts';

/** Conditions of a plan: its amounts, customers and products, and the documents and cheques that its provider asks for. */
export function PlanConditions({ plan }: { plan: ListedPlan }) {
  const customers = customersText(plan);
  return (
    <Stack as="section" gap={2} aria-label="شرایط طرح">
      <Heading level={3}>شرایط {plan.name}</Heading>
      <Text as={DiscList} size="small">
        <li>
          وام از {formatToman(plan.minimumLoan)} تا {formatToman(plan.ceiling)}
        </li>
        {plan.minimumPrepayment > 0 && <li>پیش‌پرداخت دست‌کم {formatToman(plan.minimumPrepayment)}</li>}
        {customers && <li>{customers}</li>}
        {plan.categories && <li>فقط برای {plan.categories.map(({ title }) => title).join(' و ')}</li>}
        {plan.documents.length > 0 && <li>مدارک: {plan.documents.join('، ')}</li>}
        {plan.cheque && <li>{chequeText(plan.cheque)}</li>}
      </Text>
    </Stack>
  );
}
