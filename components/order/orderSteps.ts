import type { OrderEvent, OrderState, OrderSummary } from '@/contract/order';

type Kind = OrderEvent['kind'];

export type Step = {
  kind: Kind;
  title: string;
  /** When the step was done (ISO), or null. */
  at: string | null;
  note: string | null;
  state: 'done' | 'now' | 'next';
};

const titles: Record<Kind, string> = {
  placed: 'ثبت',
  paid: 'پرداخت',
  accepted: 'بررسی',
  preparing: 'آماده‌سازی',
  shipped: 'در راه',
  delivered: 'تحویل',
  returned: 'مرجوعی',
  refunded: 'برگشت وجه',
  cancelled: 'لغو',
};

/** The steps of an order that is delivered. An order without conditions has no review, which is the step `accepted`. */
const deliverySteps: readonly Kind[] = ['placed', 'paid', 'accepted', 'preparing', 'shipped', 'delivered'];

/** The step that an order is in; null when all are done. */
const currentStep: Partial<Record<OrderState, Kind | null>> = {
  awaitingPayment: 'paid',
  paymentReview: 'accepted',
  preparing: 'preparing',
  shipped: 'shipped',
  delivered: null,
};

/** The events shown for an order that was returned or cancelled. */
const endingEvents: ReadonlySet<Kind> = new Set(['placed', 'delivered', 'returned', 'cancelled', 'refunded']);

/** Whether money went back at this instant. Most returns are accepted and refunded at once, which is one step. */
const refundedAt = (events: readonly OrderEvent[], instant: string) =>
  events.some(({ kind, at }) => kind === 'refunded' && at === instant);

/** The delivery steps of an order, or the past events of a returned or cancelled order. */
export function stepsOf({
  state,
  conditions,
  events,
}: Pick<OrderSummary, 'state' | 'conditions' | 'events'>): Step[] {
  const current = currentStep[state];
  if (current === undefined) {
    return events
      .filter(({ kind, at }) => endingEvents.has(kind) && !(kind === 'returned' && refundedAt(events, at)))
      .map(({ kind, at, note }) => ({ kind, title: titles[kind], at, note, state: 'done' }));
  }
  const kinds = deliverySteps.filter((kind) => kind !== 'accepted' || conditions !== null);
  const now = current === null ? kinds.length : kinds.indexOf(current);
  return kinds.map((kind, index) => {
    const event = events.find((one) => one.kind === kind);
    return {
      kind,
      title: titles[kind],
      at: event?.at ?? null,
      note: event?.note ?? null,
      state: index < now ? 'done' : index === now ? 'now' : 'next',
    };
  });
}

/** Whether an order is not finished yet, so that lists show its steps. */
export const isOpen = (state: OrderState) =>
  state === 'awaitingPayment' || state === 'paymentReview' || state === 'preparing' || state === 'shipped';
