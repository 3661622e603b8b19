import type { OrderReturn, ReturnReason } from '@/contract/orderReturn';
import { formatToman } from '@/utils/money';

/** Reasons of a return as the customer reads them. */
export const reasonTitles: Readonly<Record<ReturnReason, string>> = {
  changedMind: 'منصرف شده‌ام',
  defective: 'کالا ایراد فنی دارد',
  wrongItem: 'کالای دیگری فرستاده شده است',
  damaged: 'کالا آسیب دیده است',
  notAsDescribed: 'با مشخصات سایت یکی نیست',
};

/** The next thing that the customer has to do, or the outcome. */
export function nextStep({ state, reason, refusal, toWallet, toLender }: OrderReturn): string | null {
  switch (state) {
    case 'requested':
      return reason === 'changedMind'
        ? 'کالا را با همهٔ لوازم و بسته‌بندی بفرستید و شمارهٔ سفارش را روی بسته بنویسید. هزینهٔ ارسال با شماست.'
        : 'کالا را با همهٔ لوازم بسته‌بندی کنید. برای گرفتن آن با شما تماس می‌گیریم و هزینهٔ ارسال با ماست.';
    case 'received':
      return 'کالا به ما رسیده است و پس از بررسی، مبلغ آن برمی‌گردد.';
    case 'accepted':
      return `${formatToman(toLender ?? 0)} از بدهی شما نزد درگاه اقساطی کم می‌شود.`;
    case 'refunded':
      return (toWallet ?? 0) > 0 ? `${formatToman(toWallet ?? 0)} به کیف پول شما برگشت.` : null;
    case 'refused':
      return refusal;
    default:
      return null;
  }
}

/** Pieces of each line that are neither returned nor being returned. */
export function returnableQty({
  items,
  returns,
}: {
  items: { id: number; qty: number }[];
  returns: OrderReturn[];
}): ReadonlyMap<number, number> {
  const left = new Map(items.map(({ id, qty }) => [id, qty]));
  for (const { state, lines } of returns) {
    if (state === 'refused' || state === 'cancelled') continue;
    for (const { itemId, qty } of lines) left.set(itemId, (left.get(itemId) ?? 0) - qty);
  }
  return left;
}
