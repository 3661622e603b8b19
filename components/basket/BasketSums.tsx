import { Amount } from '@/components/ui/Price';
import type { BasketView } from '@/contract/view';
import { useAppSelector } from '@/hooks/useStore';
import { selectBasketBusy } from '@/store/basket';
import { selectServicesBusy } from '@/store/service';
import { payableOf } from '@/utils/facility/basket';
import { formatNumber, formatToman } from '@/utils/money';
import * as S from './BasketSums.styles';

/** The sums computed by the server: dimmed while a change is saved, and announced to a screen reader after it. */
export function BasketSums({ answer, brief }: { answer: BasketView; brief?: boolean }) {
  const busy = useAppSelector((state) => selectBasketBusy(state) || selectServicesBusy(state));
  const { qty, total, totalDiscount, serviceTotalPrice } = answer.data;
  const payable = payableOf(answer.data);
  return (
    <>
      <S.Sums aria-busy={busy}>
        {!brief && (
          <div>
            <dt>قیمت {formatNumber(qty)} کالا</dt>
            <dd>{formatNumber(total)}</dd>
          </div>
        )}
        {serviceTotalPrice > 0 && (
          <div>
            <dt>بیمه و خدمات</dt>
            <dd>{formatNumber(serviceTotalPrice)}</dd>
          </div>
        )}
        {totalDiscount > 0 && (
          <div className="saved">
            <dt>سود شما از این خرید</dt>
            <dd>{formatToman(totalDiscount)}</dd>
          </div>
        )}
        {!brief && (
          <div className="later">
            <dt>ارسال</dt>
            <dd>در گام بعد</dd>
          </div>
        )}
        <div className="total">
          <dt>قابل پرداخت</dt>
          <dd>
            <Amount value={payable} />
          </dd>
        </div>
      </S.Sums>
      <p className="visually-hidden" role="status">
        {!busy && `${formatNumber(qty)} کالا در سبد، قابل پرداخت ${formatToman(payable)}`}
      </p>
    </>
  );
}
