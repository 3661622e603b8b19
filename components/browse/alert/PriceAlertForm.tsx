import { type FormEvent, useState } from 'react';
import { AmountField } from '@/components/ui/form/AmountField';
import { Button } from '@/components/ui/kit/Button';
import { Bell, CircleCheck } from '@/components/ui/kit/icons';
import { Segments } from '@/components/ui/kit/Segments';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import { formatToman } from '@/utils/money';
import { useVariantAlert } from './useVariantAlert';

const goals = [
  { value: 'any', title: 'با هر کاهش قیمت' },
  { value: 'target', title: 'قیمت دلخواه' },
] as const;

type Props = {
  productPropertyId: number;
  /** The present price of one piece, toman. */
  price: number;
};

/** Asks for a message when a variant becomes cheaper, at all or down to a price. Shows an existing request. */
export function PriceAlertForm({ productPropertyId, price }: Props) {
  const { alert, changing, change } = useVariantAlert(productPropertyId, 'price');
  const [goal, setGoal] = useState<'any' | 'target'>('any');
  const [amount, setAmount] = useState<number | null>(null);
  const [tried, setTried] = useState(false);

  const problem =
    goal === 'any'
      ? undefined
      : amount === null || amount === 0
        ? 'قیمت دلخواه را بنویسید.'
        : amount >= price
          ? `باید از قیمت کنونی (${formatToman(price)}) کمتر باشد.`
          : undefined;

  function ask(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!problem && !changing) change(true, goal === 'target' ? amount : null);
  }

  if (alert) {
    return (
      <Card as="div" tone="sunken" dense>
        <Text as={Row} ink="success" weight="medium" role="status">
          <CircleCheck size={16} />
          {alert.target === null
            ? `اگر از ${formatToman(alert.priceThen ?? price)} ارزان‌تر شد، با پیامک خبرتان می‌کنیم.`
            : `اگر به ${formatToman(alert.target)} رسید، با پیامک خبرتان می‌کنیم.`}
        </Text>
        <Button variant="quiet" size="small" disabled={changing} onClick={() => change(false)}>
          دیگر خبر ندهید
        </Button>
      </Card>
    );
  }
  return (
    <Card as="form" tone="sunken" dense onSubmit={ask} noValidate>
      <Heading level={3} size="title">
        اگر ارزان شد، خبرم کن
      </Heading>
      <Segments label="چه وقت خبر بدهیم؟" choices={goals} value={goal} onChange={setGoal} />
      {goal === 'target' && (
        <AmountField
          label="قیمت دلخواه"
          value={amount}
          onChange={setAmount}
          hint={`اکنون ${formatToman(price)}`}
          error={tried ? problem : undefined}
        />
      )}
      <SubmitButton busy={changing} busyText="در حال ثبت…">
        <Bell size={20} />
        خبرم کن
      </SubmitButton>
    </Card>
  );
}
