import { useState } from 'react';
import { ChevronUp } from '@/components/ui/kit/customerIcons';
import { DialogHeader } from '@/components/ui/kit/DialogHeader';
import { Modal } from '@/components/ui/kit/Modal';
import type { BasketView } from '@/contract/view';
import { payableOf } from '@/rules/facility/basket';
import { formatNumber } from '@/utils/money';
import * as S from './CheckoutBar.styles';
import { CheckoutSums, paidTodayOf } from './CheckoutSums';
import { StepButton } from './StepButton';
import { PhoneSheet } from './Summary.styles';
import type { Checkout } from './useCheckout';
import type { StepAction } from './useStepAction';

type Props = { checkout: Checkout; answer: BasketView; action: StepAction };

/** The foot of the screen on phones: the amount, which opens the summary, and the main button. */
export function CheckoutBar({ checkout, answer, action }: Props) {
  const [opened, setOpened] = useState(false);
  const { review, chosen, reviewing } = checkout;
  const paidToday = paidTodayOf(answer, review);
  return (
    <S.FootBar data-bar="">
      <div className="row">
        <button
          type="button"
          className="sum"
          aria-haspopup="dialog"
          aria-busy={reviewing}
          onClick={() => setOpened(true)}
        >
          <small>
            {paidToday === null ? 'جمع سفارش' : 'اکنون می‌پردازید'}
            <ChevronUp size={16} />
          </small>
          <span>
            <b>{formatNumber(paidToday ?? payableOf(answer.data))}</b> <small>تومان</small>
          </span>
        </button>
        <StepButton action={action} short />
      </div>
      {opened && (
        <Modal kind="dialog" titleId="summary-sheet" onClose={() => setOpened(false)}>
          {(close) => (
            <PhoneSheet>
              <DialogHeader id="summary-sheet" title="خلاصهٔ سفارش" onClose={close} />
              <CheckoutSums answer={answer} review={review} chosen={chosen} busy={reviewing} />
            </PhoneSheet>
          )}
        </Modal>
      )}
    </S.FootBar>
  );
}
