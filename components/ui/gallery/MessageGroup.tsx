import { Button } from '@/components/ui/kit/Button';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { Note } from '@/components/ui/kit/Note';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { LoadFailure } from '@/components/ui/panel/LoadFailed';
import { SignInCard } from '@/components/ui/panel/SignInCard';
import { StateChip } from '@/components/ui/panel/StateChip';
import { useAppDispatch } from '@/hooks/useStore';
import { toastRaised } from '@/store/ui';
import { Specimen, State } from './Specimen';
import { ignorePress, longLatin, longPersian } from './samples';

const toasts = [
  { kind: 'success', text: 'به سبد افزوده شد', detail: 'هدفون بی‌سیم نگار' },
  { kind: 'warning', text: 'قیمت تازه شد', link: { title: 'دیدن سبد', href: '#messages' } },
  { kind: 'danger', text: 'ذخیره نشد. دوباره تلاش کنید.' },
  { kind: 'info', text: 'سفارش ۱۲۸۴۰ در راه است' },
] as const;

function ToastButtons() {
  const dispatch = useAppDispatch();
  return (
    <Row wrap>
      {toasts.map((toast) => (
        <Button
          key={toast.kind}
          variant="secondary"
          size="small"
          onClick={() => dispatch(toastRaised(toast))}
        >
          {toast.text}
        </Button>
      ))}
    </Row>
  );
}

/** Specimens of messages, notes and badges. */
export const MessageGroup = () => (
  <>
    <Specimen of="Note">
      <State name="success">
        <Note kind="success">درخواست شما ثبت شد.</Note>
      </State>
      <State name="warning">
        <Note kind="warning">تا ۲۴ ساعت چک ضمانت را ثبت کنید.</Note>
      </State>
      <State name="danger">
        <Note kind="danger">پرداخت انجام نشد و پولی کم نشد.</Note>
      </State>
      <State name="a long text">
        <Note kind="warning">
          {longPersian} {longLatin}
        </Note>
      </State>
    </Specimen>
    <Specimen of="FormAlert" state="the reason of a refusal">
      <FormAlert>رمز عبور کنونی درست نیست.</FormAlert>
    </Specimen>
    <Specimen of="StateBadge" state="tones" wide>
      <Row wrap>
        <StateBadge tone="plain">پیش‌نویس</StateBadge>
        <StateBadge tone="info">در راه</StateBadge>
        <StateBadge tone="success">تحویل شد</StateBadge>
        <StateBadge tone="warning">در حال بررسی</StateBadge>
        <StateBadge tone="danger">پذیرفته نشد</StateBadge>
      </Row>
    </Specimen>
    <Specimen of="StateChip" state="of an order, a cheque and a return" wide>
      <Row wrap>
        <StateChip state="awaitingPayment" />
        <StateChip state="preparing" />
        <StateChip state="delivered" />
        <StateChip state="cancelled" />
        <StateChip state="refused" />
        <StateChip state="refunded" />
        <StateChip state="requested" />
      </Row>
    </Specimen>
    <Specimen of="Toasts" state="each kind; a press raises it" wide>
      <ToastButtons />
    </Specimen>
    <Specimen of="Skeleton" state="lines and a picture">
      <Stack>
        <Skeleton block={120} radius="l" />
        <Skeleton block={18} inline="70%" />
        <Skeleton block={14} inline="40%" />
      </Stack>
    </Specimen>
    <Specimen of="StateCard">
      <State name="empty list">
        <StateCard art="parcel" title="هنوز سفارشی ندارید" text="سفارش‌هایتان را اینجا پی می‌گیرید.">
          <Button>دیدن محصولات</Button>
        </StateCard>
      </State>
      <State name="long texts">
        <StateCard art="empty-search" title={longPersian} text={longPersian}>
          <Button variant="secondary">پاک‌کردن پالایه‌ها</Button>
        </StateCard>
      </State>
    </Specimen>
    <Specimen of="LoadFailure" state="without an answer of the server">
      <LoadFailure name="سفارش‌های شما" failure={null} onRetry={ignorePress} />
    </Specimen>
    <Specimen of="SignInCard" state="for a guest">
      <SignInCard art="heart" title="علاقه‌مندی‌های شما" text="برای نگه‌داشتن آن‌ها وارد شوید." />
    </Specimen>
  </>
);
