import type { Order } from '@/contract/order';
import type { ReturnPreview } from '@/contract/orderReturn';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import * as S from './ReturnDialog.styles';

/** The refund of the chosen lines, as the backend has computed it. */
export function ReturnRefund({ preview, order }: { preview: ReturnPreview; order: Order }) {
  const { goods, services, coupon, shipping, toWallet, toLender, instalmentsBefore, instalmentsAfter } =
    preview.refund;
  const companions = order.items.filter(
    ({ id, comesAlong }) => comesAlong && preview.lines.some(({ itemId }) => itemId === id),
  );
  const rows = [
    ['ارزش کالا', goods],
    ['خدمات و بیمه', services],
    ['سهم کد تخفیف', -coupon],
    ['هزینهٔ ارسال', shipping],
    ['از بدهی شما نزد درگاه اقساطی کم می‌شود', toLender],
  ] as const;
  return (
    <S.Refund>
      {rows.map(
        ([title, amount]) =>
          amount !== 0 && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{amount < 0 ? `${formatToman(-amount)} کم می‌شود` : formatToman(amount)}</dd>
            </div>
          ),
      )}
      {instalmentsBefore > 0 && (
        <div>
          <dt>جمع قسط‌های مانده</dt>
          <dd>
            از {formatToman(instalmentsBefore)} به {formatToman(instalmentsAfter)}
          </dd>
        </div>
      )}
      {companions.map(({ id, title }) => (
        <div key={id}>
          <dt>همراه آن برمی‌گردد</dt>
          <dd>
            {title}، {toPersianDigits(preview.lines.find(({ itemId }) => itemId === id)?.qty ?? 0)} عدد
          </dd>
        </div>
      ))}
      <div className="sum">
        <dt>به کیف پول شما</dt>
        <dd>{formatToman(toWallet)}</dd>
      </div>
    </S.Refund>
  );
}
