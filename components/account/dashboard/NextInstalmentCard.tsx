import { DueChip } from '@/components/buy/order/instalments/DueChip';
import { InstalmentStair } from '@/components/buy/order/instalments/InstalmentStair';
import { ButtonLink } from '@/components/ui/kit/Button';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Amount } from '@/components/ui/kit/Price';
import { Heading } from '@/components/ui/layout/Heading';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { NextInstalment } from '@/contract/order';
import { useToday } from '@/hooks/useToday';
import { noonOf } from '@/rules/jalali/jalali';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatWeekday } from '@/utils/firstLoad/weekday';
import * as S from './Overview.styles';

/** The next instalment to pay, and its whole plan as a stair. */
export function NextInstalmentCard({ next }: { next: NextInstalment }) {
  const now = useToday();
  const instalment = next.instalments.find(({ number }) => number === next.number);
  if (!instalment) return null;
  const due = noonOf(instalment.dueDate);
  return (
    <S.Next aria-labelledby="next-instalment">
      <Stack className="what" gap={1} align="start">
        <DueChip dueDate={instalment.dueDate} now={now} />
        <Heading size="body" weight="medium" ink="muted" id="next-instalment">
          قسط {toPersianDigits(next.number)} از {toPersianDigits(next.instalments.length)}،{' '}
          <ModelName>{next.title}</ModelName>
        </Heading>
        <Text as="span" size="display" weight="black">
          <Amount value={instalment.amount} />
        </Text>
        <Text as="span" weight="bold">
          {formatWeekday(due)} {formatDate(due)}
        </Text>
        <ButtonLink href={`/dashboard/orders/${next.orderId}#instalments`} variant="secondary" size="bar">
          جدول قسط‌ها
        </ButtonLink>
      </Stack>
      <InstalmentStair instalments={next.instalments} height={140} />
    </S.Next>
  );
}
