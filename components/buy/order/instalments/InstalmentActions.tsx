import { useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/kit/Button';
import { CalendarPlus } from '@/components/ui/kit/customerIcons';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import type { Order, OrderState } from '@/contract/order';
import { createCalendarFile } from '@/rules/calendarFile';
import { saveFile } from '@/services/browser/saveFile';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';
import { nextUnpaid } from './instalments';

const Buttons = styled.div`
  display: grid;
  gap: var(--space-2);
  ${media.sm} {
    grid-template-columns: 1fr 1fr;
  }
  button:only-child,
  .calendar {
    grid-column: 1 / -1;
  }
`;

const PayInstalments = onDemand(() => import(/* webpackChunkName: 'orderActions' */ './PayInstalments'));

/** States in which the plan of an order runs. */
const runningStates: ReadonlySet<OrderState> = new Set([
  'preparing',
  'shipped',
  'delivered',
  'partlyReturned',
]);

/** Saves the due dates as a file that every calendar reads. */
function saveCalendar({ id, instalments }: Order) {
  const orderUrl = new URL(`/dashboard/orders/${id}`, window.location.href).href;
  const text = createCalendarFile({ orderId: id, instalments, orderUrl, now: Date.now() });
  saveFile(new Blob([text], { type: 'text/calendar;charset=utf-8' }), `instalments-${id}.ics`);
}

/** Pays one, several or all open instalments, and puts their dates into the shopper's calendar. */
export function InstalmentActions({ order }: { order: Order }) {
  /** The numbers that the dialog starts with; null while it is closed. */
  const [chosen, setChosen] = useState<number[] | null>(null);
  const open = order.instalments.filter(({ paidAt }) => paidAt === null);
  const next = order.instalments[nextUnpaid(order.instalments)];
  if (!next || !runningStates.has(order.state)) return null;
  return (
    <Buttons>
      <Button size="bar" onClick={() => setChosen([next.number])}>
        پرداخت قسط {toPersianDigits(next.number)}
      </Button>
      {open.length > 1 && (
        <Button variant="secondary" size="bar" onClick={() => setChosen(open.map(({ number }) => number))}>
          پرداخت همهٔ مانده
        </Button>
      )}
      <Button className="calendar" variant="quiet" size="small" onClick={() => saveCalendar(order)}>
        <CalendarPlus size={16} />
        افزودن سررسیدها به تقویم
      </Button>
      {chosen && <PayInstalments order={order} first={chosen} onClose={() => setChosen(null)} />}
    </Buttons>
  );
}
