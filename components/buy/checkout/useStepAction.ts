import { useAppDispatch } from '@/hooks/useStore';
import type { CheckoutStep } from '@/rules/checkout/steps';
import { orderConfirmed } from '@/store/checkout';
import type { Checkout } from './useCheckout';

/** The main button of a step. */
export type StepAction = {
  text: string;
  /** The text in the phones' bar. */
  shortText: string;
  /** Why the button cannot be pressed; null when it can. */
  reason: string | null;
  /** The text while the order is placed; null otherwise. */
  busyText: string | null;
  press: () => void;
};

function shippingReason({ methods, chosen }: Checkout): string | null {
  if (!methods) return 'شیوه‌های ارسال در حال دریافت است.';
  if (!chosen) return 'برای ادامه، شیوهٔ ارسال را انتخاب کنید.';
  if (chosen.complete) return null;
  return chosen.method.days.length > 0
    ? 'برای ادامه، روز و ساعت تحویل را انتخاب کنید.'
    : 'برای ادامه، شعبهٔ تحویل را انتخاب کنید.';
}

function paymentReason({ review, reviewFailure, complete }: Checkout): string | null {
  if (complete.payment) return null;
  if (review) return 'هیچ درگاهی این مبلغ را نمی‌پذیرد. با پشتیبانی تماس بگیرید.';
  return reviewFailure ? 'مبلغ سفارش محاسبه نشد. دوباره تلاش کنید.' : 'مبلغ سفارش در حال محاسبه است.';
}

function reviewReason({
  review,
  reviewing,
  reviewFailure,
  changes,
  changesAccepted,
  termsAccepted,
}: Checkout) {
  if (reviewFailure) return 'مبلغ سفارش محاسبه نشد. دوباره تلاش کنید.';
  if (reviewing || !review) return 'مبلغ سفارش در حال محاسبه است.';
  if (changes?.dearer && !changesAccepted) return 'برای ادامه، قیمت جدید را بپذیرید.';
  if (termsAccepted) return null;
  return review.facility
    ? 'برای ادامه، قرارداد طرح و شرایط خرید را بپذیرید.'
    : 'برای ادامه، شرایط خرید را بپذیرید.';
}

/** Label and action of the main button of the open step. */
export function useStepAction(
  checkout: Checkout,
  step: CheckoutStep,
  goTo: (next: CheckoutStep) => void,
): StepAction {
  const dispatch = useAppDispatch();
  const next = { shortText: 'ادامه', busyText: null };
  switch (step) {
    case 'address':
      return {
        ...next,
        text: 'ادامه به شیوهٔ ارسال',
        reason: checkout.address ? null : 'برای ادامه، یک نشانی بیفزایید.',
        press: () => goTo('shipping'),
      };
    case 'shipping':
      return {
        ...next,
        text: 'ادامه به پرداخت',
        reason: shippingReason(checkout),
        press: () => goTo('payment'),
      };
    case 'payment':
      return {
        ...next,
        text: 'ادامه به بازبینی',
        reason: paymentReason(checkout),
        press: () => goTo('review'),
      };
    case 'review': {
      const { status } = checkout.placing;
      return {
        text: 'پرداخت و ثبت سفارش',
        shortText: 'پرداخت و ثبت',
        reason: status === 'busy' || status === 'done' ? null : reviewReason(checkout),
        busyText: status === 'busy' ? 'در حال ثبت…' : status === 'done' ? 'در حال رفتن به درگاه…' : null,
        press: () => dispatch(orderConfirmed()),
      };
    }
  }
}
