import { AskScore } from '@/components/credit/creditScore/AskScore';
import { useCreditScore } from '@/components/credit/creditScore/useCreditScore';
import { Note } from '@/components/ui/kit/Note';
import { RetryButton } from '@/components/ui/kit/RetryButton';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { LeasingPlan } from '@/contract/leasing';
import { gradeTexts } from '@/rules/creditScoreTexts';
import { isInstant, usesScore } from '@/rules/leasing/contract';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

/** The customer's score with what it means for this plan and amount, or the question for it. */
export function ScoreStep({ plan, amount }: { plan: LeasingPlan; amount: number }) {
  const { score, status, load, isValid } = useCreditScore();
  if (!usesScore(plan))
    return (
      <Note kind="warning">
        برای این طرح امتیاز اعتباری نمی‌پرسیم. درخواست را کارشناس بررسی می‌کند؛ تا{' '}
        {toPersianDigits(plan.answerDays)} روز کاری پاسخ می‌گیرید.
      </Note>
    );
  if (status === 'loading') return <Skeleton block={96} />;
  if (status === 'failed') {
    return (
      <p role="alert">
        امتیاز شما بارگذاری نشد. <RetryButton onClick={load} />
      </p>
    );
  }
  if (!score || !isValid) return <AskScore />;
  return (
    <>
      <Row gap={3} wrap>
        <Text as="b" size="display" weight="black">
          {toPersianDigits(score.score)}
        </Text>
        <span>{gradeTexts[score.grade].title}</span>
        {score.isDemo && <StateBadge tone="warning">نمایشی</StateBadge>}
        <TextLink className="meaning" href="/dashboard/creditscore">
          معنی این امتیاز
        </TextLink>
      </Row>
      {score.score < plan.leastScore ? (
        <Note kind="danger">
          این طرح دست‌کم امتیاز {toPersianDigits(plan.leastScore)} می‌خواهد. راه‌های بالا بردن امتیاز را ببینید.
        </Note>
      ) : isInstant(plan, score.score, amount) ? (
        <Note kind="success">با این امتیاز، درخواست شما همان لحظه تأیید می‌شود.</Note>
      ) : (
        <Note kind="warning">
          این درخواست را کارشناس بررسی می‌کند؛ تا {toPersianDigits(plan.answerDays)} روز کاری پاسخ می‌گیرید.
        </Note>
      )}
      <Text size="small" ink="muted">
        معتبر تا {formatDay(Date.parse(score.expiresAt))}
      </Text>
    </>
  );
}
