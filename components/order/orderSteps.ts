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
  preparing: 'آماده‌سازی',
  shipped: 'در راه',
  delivered: 'تحویل',
  returned: 'مرجوعی',
  refunded: 'برگشت وجه',
  cancelled: 'لغو',
};

/** The steps of an order that is delivered. */
const deliverySteps: readonly Kind[] = ['placed', 'paid', 'preparing', 'shipped', 'delivered'];

/** Number of done delivery steps in each state. */
const doneSteps: Partial<Record<OrderState, number>> = {
  awaitingPayment: 1,
  paymentReview: 1,
  preparing: 2,
  shipped: 3,
  delivered: 5,
};

/** The events shown for an order that was returned or cancelled. */
const endingEvents: ReadonlySet<Kind> = new Set(['placed', 'delivered', 'returned', 'cancelled', 'refunded']);

/** The five delivery steps of an order, or the past events of a returned or cancelled order. */
export function stepsOf({ state, events }: Pick<OrderSummary, 'state' | 'events'>): Step[] {
  const done = doneSteps[state];
  if (done === undefined) {
    return events
      .filter(({ kind }) => endingEvents.has(kind))
      .map(({ kind, at, note }) => ({ kind, title: titles[kind], at, note, state: 'done' }));
  }
  return deliverySteps.map((kind, index) => {
    const event = events.find((one) => one.kind === kind);
    return {
      kind,
      title: titles[kind],
      at: event?.at ?? null,
      note: event?.note ?? null,
      state: index < done ? 'done' : index === done ? 'now' : 'next',
    };
  });
}

/** Whether an order is not finished yet, so that lists show its steps. */
export const isOpen = (state: OrderState) =>
  state === 'awaitingPayment' || state === 'paymentReview' || state === 'preparing' || state === 'shipped';
