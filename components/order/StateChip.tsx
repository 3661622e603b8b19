import { CircleCheck, CircleX, Clock3, type Icon, Package, Truck, Undo2 } from '@/components/ui/icons';
import type { OrderState } from '@/contract/order';
import * as S from './Steps.styles';

type Look = { title: string; tone: 'info' | 'success' | 'warning' | 'plain'; Icon: Icon };

const looks: Record<OrderState, Look> = {
  awaitingPayment: { title: 'در انتظار پرداخت', tone: 'warning', Icon: Clock3 },
  paymentReview: { title: 'بررسی پرداخت', tone: 'info', Icon: Clock3 },
  preparing: { title: 'آماده‌سازی', tone: 'info', Icon: Package },
  shipped: { title: 'در راه', tone: 'info', Icon: Truck },
  delivered: { title: 'تحویل شد', tone: 'success', Icon: CircleCheck },
  partlyReturned: { title: 'بخشی مرجوع شد', tone: 'plain', Icon: Undo2 },
  returned: { title: 'مرجوع شد', tone: 'plain', Icon: Undo2 },
  cancelled: { title: 'لغو شد', tone: 'plain', Icon: CircleX },
};

/** The state of an order as a word with an icon. */
export function StateChip({ state }: { state: OrderState }) {
  const { title, tone, Icon } = looks[state];
  return (
    <S.Chip data-tone={tone}>
      <Icon size={16} />
      {title}
    </S.Chip>
  );
}
