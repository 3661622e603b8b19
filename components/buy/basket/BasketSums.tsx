import styled from 'styled-components';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Amount } from '@/components/ui/kit/Price';
import { Sums } from '@/components/ui/kit/Sums';
import { Text } from '@/components/ui/layout/Text';
import type { BasketView } from '@/contract/view';
import { useAppSelector } from '@/hooks/useStore';
import { payableOf, payTodayOf } from '@/rules/facility/basket';
import { selectBasketBusy } from '@/store/companion';
import { selectServicesBusy } from '@/store/service';
import { formatNumber, formatToman } from '@/utils/money';

const BasketSumList = styled(Sums)`
  margin-block-end: var(--space-4);
  transition: opacity var(--time-hover);
  &[aria-busy='true'] {
    opacity: 0.5;
  }
`;

/** The sums computed by the server: dimmed while a change is saved, and announced to a screen reader after it. */
export function BasketSums({ answer, brief }: { answer: BasketView; brief?: boolean }) {
  const busy = useAppSelector((state) => selectBasketBusy(state) || selectServicesBusy(state));
  const { qty, total, totalDiscount, serviceTotalPrice } = answer.data;
  const payable = payableOf(answer.data);
  const { cartFacility, choice } = answer.extraObject.facility;
  const onPlan = choice?.chosen === true && cartFacility !== null;
  const due = onPlan ? payTodayOf(answer.extraObject) : payable;
  const name = onPlan ? 'امروز می‌پردازید' : 'قابل پرداخت';
  return (
    <>
      <BasketSumList aria-busy={busy}>
        {!brief && (
          <DescriptionRow name={`قیمت ${formatNumber(qty)} کالا`}>{formatNumber(total)}</DescriptionRow>
        )}
        {serviceTotalPrice > 0 && (
          <DescriptionRow name="بیمه و خدمات">{formatNumber(serviceTotalPrice)}</DescriptionRow>
        )}
        {totalDiscount > 0 && (
          <DescriptionRow className="saved" name="سود شما از این خرید">
            {formatToman(totalDiscount)}
          </DescriptionRow>
        )}
        {!brief && (
          <DescriptionRow name="ارسال">
            <Text as="span" ink="muted" weight="regular">
              در گام بعد
            </Text>
          </DescriptionRow>
        )}
        {onPlan && <DescriptionRow name="قیمت نقدی کالاها">{formatNumber(payable)}</DescriptionRow>}
        <DescriptionRow className="total" name={name}>
          <Amount value={due} />
        </DescriptionRow>
      </BasketSumList>
      <p className="visually-hidden" role="status">
        {!busy && `${formatNumber(qty)} کالا در سبد، ${name} ${formatToman(due)}`}
      </p>
    </>
  );
}
