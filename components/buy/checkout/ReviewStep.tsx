import { type ReactNode, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { ordersHref } from '@/components/buy/order/list/ordersQuery';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Checkbox } from '@/components/ui/kit/Checkbox';
import { Bike, CalendarClock, ReceiptText } from '@/components/ui/kit/customerIcons';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { type Icon, MapPin } from '@/components/ui/kit/icons';
import { Note } from '@/components/ui/kit/Note';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { CheckoutReview } from '@/contract/checkout';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { maskedNationalCode, monthText, planTitle } from '@/rules/checkout/texts';
import { noonOf } from '@/rules/jalali/jalali';
import { reviewShown, termsAcceptanceChanged } from '@/store/checkout';
import { placingError } from '@/store/checkoutChoice';
import { selectProfile } from '@/store/profile';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import { PaymentSkeleton, ReviewFailed } from './CheckoutStates';
import { LegalTerms } from './LegalTerms';
import { PriceChanges } from './PriceChanges';
import { ReviewLines } from './ReviewLines';
import type { Checkout } from './useCheckout';

/** Why the order was not placed. It takes the focus, so that it comes into view. */
const Refusal = styled(Stack)`
  &:empty {
    display: none;
  }
  &:focus {
    outline: none;
  }
`;

function Fact({ icon: Icon, title, children }: { icon: Icon; title: string; children: ReactNode }) {
  return (
    <Card as="div" tone="quiet" dense>
      <Row align="start" gap={3}>
        <Icon size={20} />
        <div>
          <Heading level={3}>{title}</Heading>
          <Text size="small" ink="muted">
            {children}
          </Text>
        </div>
      </Row>
    </Card>
  );
}

/** Customer whom the invoice names, with the masked national id. */
function InvoiceName() {
  const user = useAppSelector(selectProfile);
  if (!user) return null;
  const name = [user.fName, user.lName].filter(Boolean).join(' ');
  return (
    <Fact icon={ReceiptText} title="فاکتور به نام">
      {name ? (
        <>
          {name}
          {user.nationalCode && (
            <>
              ، کد ملی <bdi dir="ltr">{maskedNationalCode(user.nationalCode)}</bdi>
            </>
          )}
        </>
      ) : (
        <Text as={Link} size="small" ink="accent" weight="medium" href="/dashboard/profile">
          نام خود را در مشخصات بنویسید
        </Text>
      )}
    </Fact>
  );
}

function PlanFact({ facility }: { facility: NonNullable<CheckoutReview['facility']> }) {
  const first = facility.instalments[0];
  return (
    <Fact icon={CalendarClock} title={planTitle(facility)}>
      {monthText(facility)}، {toPersianDigits(facility.months)} قسط
      {first && ` از ${formatDate(noonOf(first.dueDate))}`}
    </Fact>
  );
}

/** Leads to the orders that must be paid or cancelled before another one can be placed. */
function UnpaidOrdersLink() {
  return (
    <div>
      <ButtonLink href={ordersHref({ tab: 'awaitingPayment', search: '' })} variant="secondary" size="small">
        دیدن سفارش‌های پرداخت‌نشده
      </ButtonLink>
    </div>
  );
}

/** The last look before the order: what has changed, where and when, the invoice, the terms and the consent. */
export function ReviewStep({ checkout }: { checkout: Checkout }) {
  const dispatch = useAppDispatch();
  const { review, reviewFailure, reviewing, changes, changesAccepted, termsAccepted, address } = checkout;
  const error = placingError(checkout);
  useEffect(() => {
    if (review) dispatch(reviewShown());
  }, [dispatch, review]);
  // On phones the button is far below the reason, which would be off the screen.
  const refusal = useRef<HTMLDivElement>(null);
  const { failure } = checkout.placing;
  const changed = changes !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the changes of a refused order come after the refusal.
  useEffect(() => {
    if (failure) refusal.current?.focus();
  }, [failure, changed]);
  if (!review || !address)
    return reviewFailure ? <ReviewFailed failure={reviewFailure} /> : <PaymentSkeleton />;
  const { delivery, facility } = review;
  const cost = review.shippingCost === 0 ? '' : `، ${formatToman(review.shippingCost)}`;
  return (
    <Stack aria-busy={reviewing}>
      <Refusal ref={refusal} tabIndex={-1}>
        {changes && <PriceChanges changes={changes} accepted={changesAccepted} />}
        {error && !changes && error !== reviewFailure?.message && <Note kind="danger">{error}</Note>}
        {failure?.fields?.unpaidOrders && <UnpaidOrdersLink />}
        {reviewFailure && <ReviewFailed failure={reviewFailure} />}
      </Refusal>
      <ReviewLines lines={review.lines} />
      <Grid columnsTablet={2} gap={3}>
        <Fact icon={MapPin} title="تحویل به">
          {review.address.receiverName}، {review.address.text}
        </Fact>
        <Fact icon={Bike} title={delivery.slot ?? delivery.title}>
          {delivery.slot ? `${delivery.title}${cost}` : `${checkout.chosen?.method.text ?? ''}${cost}`}
        </Fact>
        {facility && <PlanFact facility={facility} />}
        <InvoiceName />
      </Grid>
      <LegalTerms facility={facility} returnExceptions={review.returnExceptions} />
      <div>
        <Checkbox
          checked={termsAccepted}
          onChange={({ currentTarget }) => dispatch(termsAcceptanceChanged(currentTarget.checked))}
        >
          {facility ? 'قرارداد طرح و شرایط خرید را خوانده‌ام و می‌پذیرم' : 'شرایط خرید را خوانده‌ام و می‌پذیرم'}
        </Checkbox>
      </div>
    </Stack>
  );
}
