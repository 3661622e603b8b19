import { type ReactNode, useEffect, useState } from 'react';
import { BasketEmpty, BasketUnreachable } from '@/components/buy/basket/BasketStates';
import { KeptBasket } from '@/components/buy/basket/KeptBasket';
import { ButtonLink } from '@/components/ui/kit/Button';
import { ArrowRight, Lock } from '@/components/ui/kit/icons';
import { NoIndexHead } from '@/components/ui/kit/NoIndexHead';
import { Note } from '@/components/ui/kit/Note';
import { SlimHeader } from '@/components/ui/kit/SlimHeader';
import { Card } from '@/components/ui/layout/Card';
import { Container } from '@/components/ui/layout/Container';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import type { BasketView } from '@/contract/view';
import { useServerNow } from '@/hooks/useServerNow';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { addressSlice } from '@/store/address';
import { loadBasket, selectBasketAnswer, selectBasketNotice, selectBasketUnknown } from '@/store/basket';
import { checkoutClosed, checkoutOpened, checkoutSlice } from '@/store/checkout';
import { loadBasketPlans } from '@/store/facility';
import { selectShownAsKept } from '@/store/keptBasket';
import { selectRestored, selectSignedIn, selectToken } from '@/store/session/session';
import { selectCatalogMode } from '@/store/site';
import { AddressStep } from './AddressStep';
import * as S from './Checkout.styles';
import { CheckoutBar } from './CheckoutBar';
import {
  CatalogNotice,
  CheckoutSkeleton,
  GuestCheckout,
  PlacedNotice,
  UnansweredNotice,
} from './CheckoutStates';
import { CheckoutSteps } from './CheckoutSteps';
import { CheckoutSummary } from './CheckoutSummary';
import { type Checkout, useCheckout } from './useCheckout';
import { useCheckoutStep } from './useCheckoutStep';
import { usePresetChoice } from './usePresetChoice';
import { useStepAction } from './useStepAction';

/** Asks for new prices when a promotion of the basket ends. */
function useFreshPrices({ review }: Checkout) {
  const dispatch = useAppDispatch();
  const validTo = review?.validTo ?? null;
  useServerNow(validTo === null ? null : Date.parse(validTo), () => dispatch(loadBasket.request()));
}

/**
 * Loads the plans of the basket, which change with its lines. They are loaded at the first step, because plans that arrive while
 * the step of payment is open would move the controls below them just before the shopper presses one.
 */
function useBasketPlans({ data: { revision } }: BasketView) {
  const dispatch = useAppDispatch();
  // A sign-in in the dialog removes the loaded plans, so they are loaded again.
  const token = useAppSelector(selectToken);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a plan may fit or fail with every line, so a new revision loads the plans again.
  useEffect(() => {
    if (token !== null) dispatch(loadBasketPlans.request());
  }, [dispatch, token, revision]);
}

/** Names the products that the shop took out of the basket, or whose number it lowered. */
function BasketNotice() {
  const notice = useAppSelector(selectBasketNotice);
  return notice === null ? null : (
    <div data-cell="whole" role="alert">
      <Note kind="danger">{notice}</Note>
    </div>
  );
}

function OpenCheckout({ checkout, answer }: { checkout: Checkout; answer: BasketView }) {
  const { step, goTo } = useCheckoutStep(checkout);
  const action = useStepAction(checkout, step, goTo);
  useFreshPrices(checkout);
  useBasketPlans(answer);
  return (
    <>
      <Container>
        <S.Page>
          {checkout.unansweredSince !== null && <UnansweredNotice />}
          <BasketNotice />
          <CheckoutSteps checkout={checkout} answer={answer} step={step} goTo={goTo} action={action} />
          <CheckoutSummary checkout={checkout} answer={answer} step={step} action={action} />
        </S.Page>
      </Container>
      <CheckoutBar checkout={checkout} answer={answer} action={action} />
    </>
  );
}

/** The page with a notice in place of the steps. */
function CheckoutWithoutSteps({ children }: { children: ReactNode }) {
  return (
    <Container>
      <S.Page>
        <Stack data-cell="whole" gap={4}>
          {children}
        </Stack>
      </S.Page>
    </Container>
  );
}

/** Content of the page: the steps, or why there are none. */
function CheckoutContent() {
  const checkout = useCheckout();
  const restored = useAppSelector(selectRestored);
  const signedIn = useAppSelector(selectSignedIn);
  const answer = useAppSelector(selectBasketAnswer);
  const unknown = useAppSelector(selectBasketUnknown);
  const asKept = useAppSelector(selectShownAsKept);
  const catalogMode = useAppSelector(selectCatalogMode);
  /** The skeleton is shown only until the first step can be drawn. */
  const [drawn, setDrawn] = useState(false);
  const { settled, addressesFailed, addresses, placing, placedOrderId, unansweredSince } = checkout;
  const filled = answer !== null && answer.data.items.length > 0;
  const ready = filled && settled;
  useEffect(() => {
    if (ready) setDrawn(true);
  }, [ready]);

  if (catalogMode)
    return (
      <CheckoutWithoutSteps>
        <CatalogNotice />
      </CheckoutWithoutSteps>
    );
  if (restored && !signedIn)
    return (
      <CheckoutWithoutSteps>
        <GuestCheckout />
      </CheckoutWithoutSteps>
    );
  if (!filled && placing.status !== 'done' && placedOrderId !== null && !unknown) {
    return (
      <CheckoutWithoutSteps>
        <PlacedNotice orderId={placedOrderId} />
      </CheckoutWithoutSteps>
    );
  }
  if (asKept && placing.status !== 'done' && placing.status !== 'busy')
    return (
      <CheckoutWithoutSteps>
        <KeptBasket />
      </CheckoutWithoutSteps>
    );
  if (unknown === 'unreachable')
    return (
      <CheckoutWithoutSteps>
        <Card>
          <BasketUnreachable />
        </Card>
      </CheckoutWithoutSteps>
    );
  if (answer && !filled && placing.status !== 'done' && placing.status !== 'busy')
    return (
      <CheckoutWithoutSteps>
        {unansweredSince !== null && <UnansweredNotice />}
        <BasketNotice />
        <Card>
          <BasketEmpty />
        </Card>
      </CheckoutWithoutSteps>
    );
  if (!addresses && addressesFailed)
    return (
      <CheckoutWithoutSteps>
        <AddressStep checkout={checkout} />
      </CheckoutWithoutSteps>
    );
  if (!filled || !(ready || drawn)) {
    return (
      <Container>
        <S.Page>
          <CheckoutSkeleton />
        </S.Page>
      </Container>
    );
  }
  return <OpenCheckout checkout={checkout} answer={answer} />;
}

/** The checkout: four steps on one page, with the summary beside them. */
export function CheckoutScreen() {
  const dispatch = useAppDispatch();
  useSlice(addressSlice);
  useSlice(checkoutSlice);
  usePresetChoice();
  const token = useAppSelector(selectToken);
  useEffect(() => {
    if (token !== null) dispatch(checkoutOpened());
  }, [dispatch, token]);
  const catalogMode = useAppSelector(selectCatalogMode);
  useEffect(
    () => () => {
      dispatch(checkoutClosed());
    },
    [dispatch],
  );
  return (
    <>
      <NoIndexHead title="ثبت سفارش" />
      <SlimHeader title="ثبت سفارش">
        <Row as={S.HeaderEnd} gap={4}>
          <Row as="span">
            <Lock size={16} />
            اطلاعات شما رمزنگاری می‌شود
          </Row>
          {!catalogMode && (
            <ButtonLink href="/cart" variant="secondary" size="small">
              <ArrowRight size={20} />
              سبد خرید
            </ButtonLink>
          )}
        </Row>
      </SlimHeader>
      <CheckoutContent />
    </>
  );
}
