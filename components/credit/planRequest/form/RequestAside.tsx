import { useId } from 'react';
import { LoanFigures } from '@/components/credit/facility/LoanFigures';
import { Mark } from '@/components/ui/kit/Mark';
import { ProgressBar } from '@/components/ui/kit/ProgressBar';
import { Card } from '@/components/ui/layout/Card';
import { Divider } from '@/components/ui/layout/Divider';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { formatNumber } from '@/utils/money';
import * as S from './RequestAside.styles';
import { SavedNote } from './SavedNote';
import { SendButton } from './SendButton';
import type { RequestForm } from './useRequestForm';
import type { Sending } from './useSending';

function Figures({ form: { plan, read } }: { form: RequestForm }) {
  if (!plan || read.amount === null || read.months === null) {
    return (
      <Text size="small" ink="muted">
        طرح و مبلغ را در بخش ۰۱ انتخاب کنید تا قسط و هزینهٔ وام را اینجا ببینید.
      </Text>
    );
  }
  return <LoanFigures plan={plan} amount={read.amount} months={read.months} lead="برای" />;
}

/** The summary beside the sections: the loan with its costs, the documents that are ready, and the button that sends. */
export function RequestAside({ form, sending }: { form: RequestForm; sending: Sending }) {
  const documentsId = useId();
  const required = form.documents.filter((document) => document.required || document.state !== 'missing');
  const ready = required.filter(({ state }) => state === 'given' || state === 'accepted');
  return (
    <Card as={S.Aside} gap={4} aria-label="خلاصهٔ درخواست">
      <Row as={Heading}>
        <Mark size={16} />
        {form.plan?.name ?? 'درخواست وام'}
      </Row>
      <Figures form={form} />
      {required.length > 0 && (
        <>
          <Divider />
          <Stack gap={1}>
            <Row justify="between">
              <Text as="label" size="small" weight="bold" htmlFor={documentsId}>
                مدارک
              </Text>
              <Text as="span" size="small" ink="muted">
                {formatNumber(ready.length)} از {formatNumber(required.length)} آماده
              </Text>
            </Row>
            <ProgressBar id={documentsId} value={ready.length} max={required.length} />
          </Stack>
        </>
      )}
      <Stack gap={2} className="send">
        <SendButton sending={sending} wide />
      </Stack>
      <Text as={Row} size="caption" ink="faint" wrap>
        <SavedNote />
        <span>از دستگاه دیگر هم ادامه می‌یابد.</span>
      </Text>
    </Card>
  );
}
