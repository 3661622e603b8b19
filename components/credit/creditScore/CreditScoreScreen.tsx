import { ButtonLink } from '@/components/ui/kit/Button';
import { NumberBadge } from '@/components/ui/kit/NumberBadge';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { Card } from '@/components/ui/layout/Card';
import { Columns } from '@/components/ui/layout/Columns';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { DashboardLayout } from '@/components/ui/panel/DashboardLayout';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import type { CreditScore } from '@/contract/creditScore';
import { useAppSelector } from '@/hooks/useStore';
import { gradeBounds, gradeEnd } from '@/rules/creditScore';
import { gradeTexts, scoreAdvice } from '@/rules/creditScoreTexts';
import { selectToken } from '@/store/session/session';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { AskScore } from './AskScore';
import * as S from './CreditScore.styles';
import { ScoreGauge } from './ScoreGauge';
import { useCreditScore } from './useCreditScore';

/** The gauge of a known score, or the question for the first one. */
function ScorePanel({ score, isValid }: { score: CreditScore | null; isValid: boolean }) {
  return (
    <Card aria-labelledby="credit-score" gap={4}>
      <Row as="header" justify="between">
        <Heading id="credit-score">امتیاز شما</Heading>
        {score?.isDemo && <StateBadge tone="warning">نمایشی</StateBadge>}
      </Row>
      {score ? (
        <>
          <ScoreGauge score={score} />
          <Text size="small" ink="muted" role="status">
            {isValid
              ? `استعلام ${formatDay(Date.parse(score.consentedAt))}، معتبر تا ${formatDay(Date.parse(score.expiresAt))}.`
              : 'زمان این امتیاز گذشته است. برای درخواست جدید دوباره استعلام کنید.'}
          </Text>
          {score.isDemo && (
            <Text size="small" ink="muted">
              این فروشگاه نمایشی به سامانهٔ اعتبارسنجی وصل نیست و امتیاز را از کد ملی می‌سازد.
            </Text>
          )}
          {isValid ? (
            <ButtonLink href="/leasingloanrequest" variant="secondary" size="bar" wide>
              درخواست اعتبار لیزینگ
            </ButtonLink>
          ) : (
            <AskScore />
          )}
        </>
      ) : (
        <>
          <Text size="small" ink="muted">
            هنوز امتیازی برای شما پرسیده نشده است.
          </Text>
          <AskScore />
        </>
      )}
    </Card>
  );
}

function Loaded() {
  const { score, status, failure, load, isValid } = useCreditScore();
  if (status === 'failed') return <LoadFailure name="امتیاز شما" failure={failure} onRetry={load} />;
  return (
    <Columns widths="minmax(0, 400px) minmax(0, 1fr)">
      <div>
        {status === 'loading' ? (
          <Skeleton role="status" aria-label="در حال دریافت امتیاز شما" block={360} radius="xl" />
        ) : (
          <ScorePanel score={score} isValid={isValid} />
        )}
      </div>
      <div>
        <Card aria-labelledby="grades">
          <Heading id="grades">معنی رتبه‌ها</Heading>
          <Stack as="ul" gap={1}>
            {gradeBounds.map(({ grade, from }) => (
              <Row
                as={S.Grade}
                key={grade}
                gap={3}
                align="start"
                aria-current={score?.grade === grade ? 'true' : undefined}
              >
                <NumberBadge data-large="" data-quiet="">
                  {grade}
                </NumberBadge>
                <div>
                  <Row wrap justify="between">
                    <b>{gradeTexts[grade].title}</b>
                    <Text as="span" size="small" ink="muted">
                      {toPersianDigits(from)} تا {toPersianDigits(gradeEnd(grade))}
                    </Text>
                  </Row>
                  <Text as="small" size="small" ink="muted">
                    {gradeTexts[grade].meaning}
                  </Text>
                </div>
              </Row>
            ))}
          </Stack>
        </Card>
        <Card aria-labelledby="advice">
          <Heading id="advice">چگونه امتیاز بالا می‌رود؟</Heading>
          <Grid as="ul" columnsTablet={2} gap={3}>
            {scoreAdvice.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <Text size="small" ink="muted">
                  {text}
                </Text>
              </li>
            ))}
          </Grid>
        </Card>
      </div>
    </Columns>
  );
}

/** `/dashboard/creditscore`: the customer's credit score, the meaning of the grades, and what raises it. */
export function CreditScoreScreen() {
  const token = useAppSelector(selectToken);
  return <DashboardLayout title="امتیاز اعتباری">{token !== null && <Loaded />}</DashboardLayout>;
}
