import { Segments } from '@/components/ui/kit/Segments';
import { Switch } from '@/components/ui/kit/Switch';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { ReminderChannel } from '@/contract/textMessage';
import { useChange, useRead } from '@/hooks/useCalls';

const channels: readonly { value: ReminderChannel; title: string }[] = [
  { value: 'both', title: 'هر دو' },
  { value: 'message', title: 'فقط پیام' },
  { value: 'sms', title: 'فقط پیامک' },
];

/** How the customer is reminded of instalments, and whether also of products that stay in the basket; nothing until it is known. */
export function ReminderChoice() {
  const { data } = useRead('reminders', {});
  const { send, saving } = useChange('changeReminders');
  if (!data) return null;
  return (
    <Card gap={4}>
      <Heading>یادآوری‌ها</Heading>
      <Segments
        label="راه یادآوری"
        choices={channels}
        value={data.channel}
        onChange={(channel) => send({ ...data, channel })}
      />
      <Stack gap={1}>
        <Switch
          label="یادآوری سبد خرید"
          checked={data.basket}
          disabled={saving}
          onChange={({ currentTarget }) => send({ ...data, basket: currentTarget.checked })}
        />
        <Text size="small" ink="muted">
          اگر کالایی یک روز در سبد شما ماند، از همین راه یک بار خبر می‌دهیم.
        </Text>
      </Stack>
    </Card>
  );
}
