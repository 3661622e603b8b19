import type { OrderEvent, OrderState, OrderSummary } from '@/contract/order';

type Kind = OrderEvent['kind'];

export type Step = {
  kind: Kind;
  title: string;
  /** When it happened (ISO), or null while it has not. */
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

/** The way of an order that goes well. */
const way: readonly Kind[] = ['placed', 'paid', 'preparing', 'shipped', 'delivered'];

/** How many steps of the way are behind an order in each state. */
const behind: Partial<Record<OrderState, number>> = {
  awaitingPayment: 1,
  preparing: 2,
  shipped: 3,
  delivered: 5,
};

/** What is told of an order that ended otherwise. */
const ending: ReadonlySet<Kind> = new Set(['placed', 'delivered', 'returned', 'cancelled', 'refunded']);

/** The steps of an order: the five of the way, or for one that was returned or cancelled what happened to it. */
export function stepsOf({ state, events }: Pick<OrderSummary, 'state' | 'events'>): Step[] {
  const done = behind[state];
  if (done === undefined) {
    return events
      .filter(({ kind }) => ending.has(kind))
      .map(({ kind, at, note }) => ({ kind, title: titles[kind], at, note, state: 'done' }));
  }
  return way.map((kind, index) => {
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

/** Whether an order is still on its way, so that its steps are worth showing in a list. */
export const isOpen = (state: OrderState) =>
  state === 'awaitingPayment' || state === 'preparing' || state === 'shipped';
