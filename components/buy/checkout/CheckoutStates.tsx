import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { RefreshCw } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Skeleton } from '@/components/ui/kit/Skeleton';
import { StateCard } from '@/components/ui/kit/StateCard';
import { Stack } from '@/components/ui/layout/Stack';
import { ErrorCode } from '@/components/ui/panel/ErrorCode';
import { SignInCard } from '@/components/ui/panel/SignInCard';
import type { Failure } from '@/contract/failure';
import { useRead } from '@/hooks/useCalls';
import { useAppDispatch } from '@/hooks/useStore';
import { stepHref } from '@/rules/checkout/steps';
import { paymentSummaryHref } from '@/rules/paymentPaths';
import { loadAddresses } from '@/store/address';
import { toPersianDigits } from '@/utils/digits';
import { reasonOf } from '@/utils/firstLoad/texts';

/** Refusals that only a change of the basket ends. */
const basketFailures: ReadonlySet<Failure['code']> = new Set(['out_of_stock', 'max_buy']);

/** States why the review could not be computed, with a button that loads addresses, shipping and review again. */
export function ReviewFailed({ failure }: { failure: Failure }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Note kind="danger">
        {reasonOf(failure)} <ErrorCode failure={failure} />
      </Note>
      <div>
        {failure.fields?.identity ? (
          <ButtonLink href="/dashboard/profile" variant="secondary" size="small">
            نوشتن نام و کد ملی
          </ButtonLink>
        ) : failure.fields?.addressId ? (
          <ButtonLink
            href={stepHref('address')}
            variant="secondary"
            size="small"
            onClick={() => dispatch(loadAddresses.request())}
          >
            نشانی دیگر
          </ButtonLink>
        ) : basketFailures.has(failure.code) ? (
          <ButtonLink href="/cart" variant="secondary" size="small">
            اصلاح سبد خرید
          </ButtonLink>
        ) : (
          <Button variant="secondary" size="small" onClick={() => dispatch(loadAddresses.request())}>
            <RefreshCw size={20} />
            تلاش دوباره
          </Button>
        )}
      </div>
    </>
  );
}

export function PaymentSkeleton() {
  return (
    <Stack gap={4} role="status" aria-label="مبلغ سفارش در حال محاسبه است">
      <Skeleton block={84} radius="l" />
      <Skeleton block={72} radius="l" />
      <Skeleton block={56} radius="l" />
    </Stack>
  );
}

const laterKeys = ['b', 'c', 'd'];

/** The page before the basket and the addresses are known, in its final shape. */
export function CheckoutSkeleton() {
  return (
    <>
      <Stack as="ol" gap={4} role="status" aria-label="در حال دریافت سفارش شما">
        <li>
          <Skeleton block={320} radius="xl" />
        </li>
        {laterKeys.map((key) => (
          <li key={key}>
            <Skeleton block={88} radius="xl" />
          </li>
        ))}
      </Stack>
      <aside>
        <Skeleton block={360} radius="xl" />
      </aside>
    </>
  );
}

export function GuestCheckout() {
  return (
    <SignInCard
      art="parcel"
      title="برای ثبت سفارش وارد شوید"
      text="سبد خرید شما محفوظ است. پس از ورود، همین‌جا ادامه می‌دهید."
    />
  );
}

/**
 * Replaces the checkout when its basket has become an order: in this tab, in another tab, or by a call whose answer was lost. The
 * actions of the order are offered once its state is known, so that nobody is asked to pay a paid order.
 */
export function PlacedNotice({ orderId }: { orderId: number }) {
  const { data: order, status } = useRead('order', { orderId });
  const unpaid = order?.state === 'awaitingPayment';
  return (
    <StateCard
      art="parcel"
      title={`این سبد در سفارش ${toPersianDigits(orderId)} ثبت شد`}
      text={
        unpaid
          ? 'پرداخت آن کامل نشده است و تا پایان مهلت می‌توانید بپردازید. سفارش دیگری ثبت نشده است.'
          : 'سفارش دیگری ثبت نشده است.'
      }
    >
      {unpaid && <ButtonLink href={paymentSummaryHref(orderId)}>ادامهٔ پرداخت</ButtonLink>}
      {status !== 'loading' && (
        <ButtonLink href={`/dashboard/orders/${orderId}`} variant={unpaid ? 'secondary' : 'primary'}>
          دیدن سفارش
        </ButtonLink>
      )}
    </StateCard>
  );
}

/** Said after a reload about an order whose answer was lost. It is not sent again without another press. */
export function UnansweredNotice() {
  return (
    <Stack data-cell="whole" gap={2} role="status">
      <Note kind="warning">
        پاسخ ثبت سفارش به شما نرسیده بود و دوباره فرستاده نشد. اگر در سفارش‌های شما نیست، دوباره پرداخت کنید؛
        سفارش دو بار ثبت نمی‌شود.
      </Note>
      <div>
        <ButtonLink href="/dashboard/orders" variant="secondary" size="small">
          دیدن سفارش‌ها
        </ButtonLink>
      </div>
    </Stack>
  );
}

/** Replaces the checkout in catalog mode, in which the shop takes no orders. */
export function CatalogNotice() {
  return (
    <StateCard
      art="parcel"
      title="فروشگاه اکنون سفارش نمی‌گیرد"
      text="فروشگاه فقط کالاها را نشان می‌دهد. سبد خرید شما محفوظ می‌ماند."
    >
      <ButtonLink href="/">بازگشت به فروشگاه</ButtonLink>
    </StateCard>
  );
}
