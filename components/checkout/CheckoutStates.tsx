import { SignInCard } from '@/components/layout/personal/SignInCard';
import { Button, ButtonLink } from '@/components/ui/Button';
import { RefreshCw } from '@/components/ui/icons';
import { Note } from '@/components/ui/Note';
import { Skeleton } from '@/components/ui/Skeleton';
import { StateCard } from '@/components/ui/StateCard';
import type { Failure } from '@/contract/failure';
import { useAppDispatch } from '@/hooks/useStore';
import { loadAddresses } from '@/store/address';
import { reasonOf } from '@/store/basket';
import { toPersianDigits } from '@/utils/digits';
import { paymentSummaryHref } from '@/utils/paymentPaths';
import * as S from './Checkout.styles';

/** Refusals that only a change of the basket ends. */
const basketFailures: ReadonlySet<Failure['code']> = new Set(['out_of_stock', 'max_buy']);

/** States why the review could not be computed, with a button that loads addresses, shipping and review again. */
export function ReviewFailed({ failure }: { failure: Failure }) {
  const dispatch = useAppDispatch();
  return (
    <>
      <Note kind="danger">{reasonOf(failure)}</Note>
      <div>
        {basketFailures.has(failure.code) ? (
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
    <div role="status" aria-label="مبلغ سفارش در حال محاسبه است" style={{ display: 'grid', gap: 16 }}>
      <Skeleton block={84} radius="l" />
      <Skeleton block={72} radius="l" />
      <Skeleton block={56} radius="l" />
    </div>
  );
}

const laterKeys = ['b', 'c', 'd'];

/** The page before the basket and the addresses are known, in its final shape. */
export function CheckoutSkeleton() {
  return (
    <>
      <S.Steps role="status" aria-label="در حال دریافت سفارش شما">
        <li>
          <Skeleton block={320} radius="xl" />
        </li>
        {laterKeys.map((key) => (
          <li key={key}>
            <Skeleton block={88} radius="xl" />
          </li>
        ))}
      </S.Steps>
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

/** Replaces the checkout when this tab has placed an order and the shopper came back from its payment by Back. */
export function PlacedNotice({ orderId }: { orderId: number }) {
  return (
    <StateCard
      art="parcel"
      title={`سفارش ${toPersianDigits(orderId)} ثبت شده است`}
      text="اگر پرداخت آن کامل نشده، تا پایان مهلت می‌توانید دوباره بپردازید. سفارش دیگری ثبت نمی‌شود."
    >
      <ButtonLink href={paymentSummaryHref(orderId)}>ادامهٔ پرداخت</ButtonLink>
      <ButtonLink href={`/dashboard/orders/${orderId}`} variant="secondary">
        دیدن سفارش
      </ButtonLink>
    </StateCard>
  );
}

/** Shown while an order whose answer was lost is sent again after a reload. */
export function PlacingNotice() {
  return (
    <S.Sheet role="status">
      <h2>در حال پیگیری سفارش شما</h2>
      <p>پاسخ ثبت سفارش به شما نرسیده بود. همان سفارش را پیگیری می‌کنیم و سفارش دومی ثبت نمی‌شود.</p>
    </S.Sheet>
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
