import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import { Sums } from '@/components/ui/kit/Sums';
import { Card } from '@/components/ui/layout/Card';
import type { Order } from '@/contract/order';
import type { ReturnPreview } from '@/contract/orderReturn';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** The refund of the chosen lines, as the backend has computed it. */
export function ReturnRefund({ preview, order }: { preview: ReturnPreview; order: Order }) {
  const { goods, services, coupon, shipping, toWallet, toLender, instalmentsBefore, instalmentsAfter } =
    preview.refund;
  const companions = order.items.filter(
    ({ id, comesAlong }) => comesAlong && preview.lines.some(({ itemId }) => itemId === id),
  );
  const rows = [
    ['ارزش کالا', goods],
    ['بیمه و خدمات', services],
    ['سهم کد تخفیف', -coupon],
    ['هزینهٔ ارسال', shipping],
    ['از بدهی شما نزد درگاه اقساطی کم می‌شود', toLender],
  ] as const;
  return (
    <Card as="div" tone="sunken" dense>
      <Sums data-ruled="small">
        {rows.map(
          ([title, amount]) =>
            amount !== 0 && (
              <DescriptionRow key={title} name={title}>
                {amount < 0 ? `${formatToman(-amount)} کم می‌شود` : formatToman(amount)}
              </DescriptionRow>
            ),
        )}
        {instalmentsBefore > 0 && (
          <DescriptionRow name="جمع قسط‌های مانده">
            از {formatToman(instalmentsBefore)} به {formatToman(instalmentsAfter)}
          </DescriptionRow>
        )}
        {companions.map(({ id, title }) => (
          <DescriptionRow key={id} name="همراه آن برمی‌گردد">
            {title}، {toPersianDigits(preview.lines.find(({ itemId }) => itemId === id)?.qty ?? 0)} عدد
          </DescriptionRow>
        ))}
        <DescriptionRow className="total" name="به کیف پول شما">
          {formatToman(toWallet)}
        </DescriptionRow>
      </Sums>
    </Card>
  );
}
