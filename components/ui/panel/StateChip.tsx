import {
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock3,
  type Icon,
  Package,
  Truck,
  Undo2,
} from '@/components/ui/kit/icons';
import { StateBadge } from '@/components/ui/kit/StateBadge';
import type { ChequeState } from '@/contract/cheque';
import type { OrderState } from '@/contract/order';
import type { ReturnState } from '@/contract/orderReturn';
import type { Tone } from '@/utils/tone';

/** `ready` is a prepared order that waits at its branch. */
type State = OrderState | 'ready' | ChequeState | ReturnState;
type Look = { title: string; tone: Tone; Icon: Icon };

/** A state that an order, a cheque and a return share has the same look on each. */
export const stateLooks: Record<State, Look> = {
  awaitingPayment: { title: 'در انتظار پرداخت', tone: 'warning', Icon: Clock3 },
  paymentReview: { title: 'در حال بررسی', tone: 'warning', Icon: Clock3 },
  preparing: { title: 'آماده‌سازی', tone: 'info', Icon: Package },
  ready: { title: 'آمادهٔ تحویل', tone: 'success', Icon: Package },
  shipped: { title: 'در راه', tone: 'info', Icon: Truck },
  delivered: { title: 'تحویل شد', tone: 'success', Icon: CircleCheck },
  partlyReturned: { title: 'بخشی مرجوع شد', tone: 'plain', Icon: Undo2 },
  returned: { title: 'مرجوع شد', tone: 'plain', Icon: Undo2 },
  cancelled: { title: 'لغو شد', tone: 'plain', Icon: CircleX },
  awaited: { title: 'ثبت نشده', tone: 'plain', Icon: Clock3 },
  registered: { title: 'ثبت شد', tone: 'info', Icon: CircleCheck },
  inReview: { title: 'در حال بررسی', tone: 'warning', Icon: Clock3 },
  accepted: { title: 'پذیرفته شد', tone: 'success', Icon: CircleCheck },
  refused: { title: 'پذیرفته نشد', tone: 'danger', Icon: CircleAlert },
  requested: { title: 'در انتظار رسیدن کالا', tone: 'info', Icon: Package },
  received: { title: 'در حال بررسی کالا', tone: 'warning', Icon: Clock3 },
  refunded: { title: 'مبلغ برگشت', tone: 'success', Icon: CircleCheck },
};

/** The state of an order, a cheque or a return as a word with an icon. */
export function StateChip({ state }: { state: State }) {
  const { title, tone, Icon } = stateLooks[state];
  return (
    <StateBadge tone={tone}>
      <Icon size={16} />
      {title}
    </StateBadge>
  );
}
