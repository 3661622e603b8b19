import { Switch } from '@/components/ui/kit/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import { useChange, useRead } from '@/hooks/useCalls';

/** The customer's wish to be reminded of products that stay in the basket. */
export function BasketReminderSwitch() {
  const { data } = useRead('basketReminder', {});
  const { send, saving } = useChange('setBasketReminder');
  if (!data) return null;
  return (
    <Card gap={1}>
      <Switch
        label="یادآوری سبد خرید"
        checked={data.on}
        disabled={saving}
        onChange={({ currentTarget }) => send({ on: currentTarget.checked })}
      />
      <Text size="small" ink="muted">
        اگر کالایی یک روز در سبد شما ماند، یک بار پیام می‌دهیم.
      </Text>
    </Card>
  );
}
