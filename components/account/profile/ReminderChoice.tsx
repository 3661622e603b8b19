import { Segments } from '@/components/ui/kit/Segments';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import type { ReminderChannel } from '@/contract/textMessage';
import { useChange, useRead } from '@/hooks/useCalls';

const channels: readonly { value: ReminderChannel; title: string }[] = [
  { value: 'both', title: 'هر دو' },
  { value: 'message', title: 'فقط پیام' },
  { value: 'sms', title: 'فقط پیامک' },
];

/** How the customer is reminded of instalments; nothing until it is known. */
export function ReminderChoice() {
  const { data } = useRead('reminders', {});
  const { send } = useChange('changeReminders');
  if (!data) return null;
  return (
    <Card gap={4}>
      <Heading>یادآوری قسط‌ها</Heading>
      <Segments
        label="یادآوری قسط‌ها"
        choices={channels}
        value={data.channel}
        onChange={(channel) => send({ channel })}
      />
    </Card>
  );
}
