import { useState } from 'react';
import { BulkBar } from '@/components/desk/kit/BulkBar';
import { ChangeButton } from '@/components/desk/kit/ChangeButton';
import { ButtonLink } from '@/components/ui/kit/Button';
import { ConfirmDialog } from '@/components/ui/kit/ConfirmDialog';
import { Truck } from '@/components/ui/kit/icons';
import { mostBulkOrders, type OrderSteps } from '@/contract/desk/bulk';
import type { DeskOrderRow } from '@/contract/desk/order';
import { useDeskChange } from '@/hooks/desk';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

const steps: readonly { step: OrderSteps['step']; title: string }[] = [
  { step: 'prepare', title: 'شروع آماده‌سازی' },
  { step: 'ready', title: 'آمادهٔ تحویل در شعبه' },
  { step: 'ship', title: 'تحویل به پیک یا پست' },
];

/** What can be done with the chosen orders: their next step, their labels and their pick list. */
export function BulkOrders({ orders, onClear }: { orders: readonly DeskOrderRow[]; onClear: () => void }) {
  const { send, saving, answer, failure } = useDeskChange('stepOrders');
  const [asks, setAsks] = useState(false);
  const ids = orders.slice(0, mostBulkOrders).map(({ id }) => id);
  const print = (what: string) => `/admin/orders?print=${what}&ids=${ids.join(',')}`;
  return (
    <BulkBar
      count={ids.length}
      thing="سفارش"
      onClear={onClear}
      change={{ answer, failure }}
      nameOf={(id) => `سفارش ${toPersianDigits(id)}`}
    >
      {steps.map(({ step, title }) => (
        <ChangeButton
          key={step}
          size="small"
          disabled={saving}
          onClick={() => (step === 'ship' ? setAsks(true) : send({ ids, step }))}
        >
          {title}
        </ChangeButton>
      ))}
      <ButtonLink variant="secondary" size="small" href={print('labels')}>
        چاپ برچسب
      </ButtonLink>
      <ButtonLink variant="secondary" size="small" href={print('pick')}>
        فهرست برداشت
      </ButtonLink>
      {asks && (
        <ConfirmDialog
          icon={<Truck size={24} />}
          title={`${formatNumber(ids.length)} سفارش را به پیک یا پست داده‌اید؟`}
          text="سفارش‌ها بدون کد رهگیری «در راه» می‌شوند و به مشتری‌ها خبر می‌دهیم."
          action="تحویل به پیک یا پست"
          onConfirm={() => send({ ids, step: 'ship' })}
          onClose={() => setAsks(false)}
        />
      )}
    </BulkBar>
  );
}
