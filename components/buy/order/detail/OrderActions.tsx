import { OpenReturn } from '@/components/buy/orderReturn/OpenReturn';
import { Button, ButtonLink } from '@/components/ui/kit/Button';
import { Printer, Repeat } from '@/components/ui/kit/customerIcons';
import { Actions } from '@/components/ui/layout/Actions';
import type { AddBasketBulk } from '@/contract/basket';
import type { Order } from '@/contract/order';
import type { OrderItem } from '@/contract/orderItem';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { invoiceHref } from '@/rules/paymentPaths';
import { buyAgain, selectImport } from '@/store/basketImport';
import { selectCatalogMode } from '@/store/site';
import { CancelOrder } from './CancelOrder';

type Line = AddBasketBulk['items'][number];

/** The lines that can be bought again: the shop still knows their variant. Chosen companions go with the line before them. */
function linesOf(items: readonly OrderItem[]): Line[] {
  const lines: (Line & { companions: number[] })[] = [];
  for (const { productPropertyId, qty, comesAlong, price, discount } of items) {
    if (productPropertyId === null) continue;
    if (!comesAlong) lines.push({ productPropertyId, qty, companions: [] });
    else if (price > discount) lines.at(-1)?.companions.push(productPropertyId);
  }
  return lines;
}

/** The invoice, buying again, and the cancellation of an order that is not sent yet. */
export function OrderActions({ order }: { order: Order }) {
  const dispatch = useAppDispatch();
  const catalogMode = useAppSelector(selectCatalogMode);
  const { buying } = useAppSelector(selectImport);
  const lines = linesOf(order.items);
  return (
    <Actions>
      {order.canCancel && order.state !== 'awaitingPayment' && <CancelOrder order={order} />}
      <OpenReturn order={order} />
      {!catalogMode && lines.length > 0 && order.state !== 'awaitingPayment' && (
        <Button
          variant="secondary"
          size="small"
          aria-busy={buying || undefined}
          onClick={() => !buying && dispatch(buyAgain.request(lines))}
        >
          <Repeat size={16} />
          خرید دوباره
        </Button>
      )}
      {order.paidAt !== null && order.state !== 'cancelled' && (
        <ButtonLink href={invoiceHref(order.id)} variant="secondary" size="small">
          <Printer size={16} />
          فاکتور
        </ButtonLink>
      )}
    </Actions>
  );
}
