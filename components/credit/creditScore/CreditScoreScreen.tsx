import { ButtonLink } from '@/components/ui/kit/Button';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateBadge } from '@/components/ui/kit/StateBadge';
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
    <S.Panel aria-labelledby="credit-score">
      <header>
        <h2 id="credit-score">امتیاز شما</h2>
        {score?.isDemo && <StateBadge tone="warning">نمایشی</StateBadge>}
      </header>
      {score ? (
        <>
          <ScoreGauge score={score} />
          <p role="status">
            {isValid
              ? `استعلام ${formatDay(Date.parse(score.consentedAt))}، معتبر تا ${formatDay(Date.parse(score.expiresAt))}.`
              : 'زمان این امتیاز گذشته است. برای درخواست جدید دوباره استعلام کنید.'}
          </p>
          {score.isDemo && (
            <p>این فروشگاه نمایشی به سامانهٔ اعتبارسنجی وصل نیست و امتیاز را از کد ملی می‌سازد.</p>
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
          <p>هنوز امتیازی برای شما پرسیده نشده است.</p>
          <AskScore />
        </>
      )}
    </S.Panel>
  );
}

function Loaded() {
  const { score, status, failure, load, isValid } = useCreditScore();
  if (status === 'failed') return <LoadFailure name="امتیاز شما" failure={failure} onRetry={load} />;
  return (
    <S.Columns>
      <div>
        {status === 'loading' ? (
          <Skeleton role="status" aria-label="در حال دریافت امتیاز شما" block={360} radius="xl" />
        ) : (
          <ScorePanel score={score} isValid={isValid} />
        )}
      </div>
      <div>
        <S.Panel aria-labelledby="grades">
          <h2 id="grades">معنی رتبه‌ها</h2>
          <ul className="grades">
            {gradeBounds.map(({ grade, from }) => (
              <li key={grade} aria-current={score?.grade === grade ? 'true' : undefined}>
                <span className="letter">{grade}</span>
                <b>{gradeTexts[grade].title}</b>
                <span className="range">
                  {toPersianDigits(from)} تا {toPersianDigits(gradeEnd(grade))}
                </span>
                <small>{gradeTexts[grade].meaning}</small>
              </li>
            ))}
          </ul>
        </S.Panel>
        <S.Panel aria-labelledby="advice">
          <h2 id="advice">چگونه امتیاز بالا می‌رود؟</h2>
          <ul className="advice">
            {scoreAdvice.map(([title, text]) => (
              <li key={title}>
                <b>{title}</b>
                <small>{text}</small>
              </li>
            ))}
          </ul>
        </S.Panel>
      </div>
    </S.Columns>
  );
}

/** `/dashboard/creditscore`: the customer's credit score, the meaning of the grades, and what raises it. */
export function CreditScoreScreen() {
  const token = useAppSelector(selectToken);
  return <DashboardLayout title="امتیاز اعتباری">{token !== null && <Loaded />}</DashboardLayout>;
}
