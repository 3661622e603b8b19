import { ButtonLink } from '@/components/ui/kit/Button';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Stack } from '@/components/ui/layout/Stack';
import { LoadFailed } from '@/components/ui/panel/LoadFailed';
import { SignInCard } from '@/components/ui/panel/SignInCard';
import type { PlanRequest } from '@/contract/planRequest';
import { useAppDispatch } from '@/hooks/useStore';
import { trackerPath } from '@/rules/planRequest/paths';
import { loadPlanRequest } from '@/store/planRequest';
import { formatMoment } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';

const laterKeys = ['b', 'c', 'd', 'e'];

/** The page before the request is known, in its final shape. */
export function RequestSkeleton() {
  return (
    <>
      <Stack as="ol" gap={4} role="status" aria-label="در حال دریافت درخواست شما">
        <li>
          <Skeleton block={420} radius="xl" />
        </li>
        {laterKeys.map((key) => (
          <li key={key}>
            <Skeleton block={92} radius="xl" />
          </li>
        ))}
      </Stack>
      <div aria-hidden="true">
        <Skeleton block={480} radius="xl" />
      </div>
    </>
  );
}

export function GuestRequest() {
  return (
    <SignInCard
      art="envelope"
      title="برای درخواست وام وارد شوید"
      text="درخواست به نام شما ذخیره می‌شود تا هر زمان و از هر دستگاه ادامه دهید."
    />
  );
}

export function RequestUnreachable() {
  const dispatch = useAppDispatch();
  return (
    <LoadFailed
      flow={loadPlanRequest}
      name="درخواست شما"
      onRetry={() => dispatch(loadPlanRequest.request())}
    />
  );
}

/** Replaces the form of a request that was sent: it is followed in the dashboard. */
export function SentRequest({ request }: { request: PlanRequest }) {
  const { id, state, documents, meetDateTime } = request;
  const rejected = documents.find((document) => document.state === 'rejected');
  return (
    <StateCard
      art="envelope"
      title={
        state === 'needsCorrection'
          ? `درخواست ${toPersianDigits(id)} نیاز به اصلاح دارد`
          : `درخواست ${toPersianDigits(id)} ثبت شده است`
      }
      text={
        rejected
          ? `«${rejected.title}» پذیرفته نشد: ${rejected.reason ?? ''}`
          : meetDateTime
            ? `نوبت شما ${formatMoment(Date.parse(meetDateTime))}. اصل مدارک را همراه بیاورید.`
            : 'گام بعدی و نتیجهٔ بررسی را در صفحهٔ پیگیری می‌بینید.'
      }
    >
      <ButtonLink href={trackerPath}>
        {state === 'needsCorrection' ? 'اصلاح مدرک' : 'پیگیری درخواست'}
      </ButtonLink>
      <ButtonLink href="/planloanrequest/form" variant="secondary">
        چاپ فرم
      </ButtonLink>
    </StateCard>
  );
}
