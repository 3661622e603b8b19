import styled from 'styled-components';
import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/layout/Text';
import type { PaymentAttempt } from '@/contract/payment';
import { useTimeLeft } from '@/hooks/useTimeLeft';
import { formatNumber } from '@/utils/money';
import { amountFact, attemptFact, gatewayFact } from './attemptFacts';
import { ResultCard } from './ResultCard';
import { ResultFacts } from './ResultFacts';

const steps = ['رفتن به بانک', 'بازگشت', 'بررسی', 'نتیجه'];
/** Index of the step that is running. */
const current = 2;

/** Way of the money, in four steps. */
const Steps = styled.ol`
  font-size: var(--text-caption);
  color: var(--ink-2);

  li::before {
    content: '';
    display: block;
    block-size: 6px;
    margin-block-end: var(--space-2);
    border-radius: var(--radius-full);
    background: var(--line);
  }
  [data-state='done']::before {
    background: var(--success);
  }
  [data-state='now']::before {
    background: var(--info);
  }
  [data-state='now'] {
    color: var(--info);
    font-weight: 700;
  }
`;

function MoneySteps() {
  return (
    <Card as="div" tone="quiet" dense>
      <Grid as={Steps} columns={4} gap={2} aria-label="مرحله‌های پرداخت">
        {steps.map((step, index) => (
          <li
            key={step}
            data-state={index < current ? 'done' : index === current ? 'now' : 'next'}
            aria-current={index === current ? 'step' : undefined}
          >
            {step}
          </li>
        ))}
      </Grid>
    </Card>
  );
}

type Props = {
  attempt: PaymentAttempt | null;
  /** When the page asks again, ms since the epoch; null while it is asking. */
  nextAskAt: number | null;
  onAsk: () => void;
};

/** «۱۲ ثانیهٔ دیگر», until the next question. */
function NextAsk({ at }: { at: number | null }) {
  const seconds = Math.ceil(useTimeLeft(at) / 1000);
  return <span>{seconds > 0 ? `${formatNumber(seconds)} ثانیهٔ دیگر` : 'همین حالا'}</span>;
}

/** The bank has not answered yet. The page asks by itself. It has no filled button, because the shopper has nothing to do. */
export function CheckingResult({ attempt, nextAskAt, onAsk }: Props) {
  return (
    <ResultCard
      tone="info"
      title="در حال بررسی با بانک"
      text="پاسخ بانک هنوز نرسیده است. لازم نیست دوباره بپردازید؛ این صفحه خودش تازه می‌شود."
    >
      <ResultFacts
        facts={[
          attempt && amountFact(attempt),
          attempt && gatewayFact(attempt),
          { title: 'بررسی بعدی', value: <NextAsk at={nextAskAt} /> },
          attempt && attemptFact(attempt),
        ]}
      />
      <MoneySteps />
      <Text size="small" ink="muted">
        در صورت کسر وجه، مبلغ حداکثر تا ۷۲ ساعت به حساب شما بازمی‌گردد.
      </Text>
      <Actions className="actions">
        <Button variant="secondary" size="bar" onClick={onAsk}>
          بررسی دوباره
        </Button>
        <ButtonLink href="/dashboard/orders" variant="secondary" size="bar">
          سفارش‌های من
        </ButtonLink>
      </Actions>
    </ResultCard>
  );
}
