import { HeldUntil } from '@/components/buy/order/HeldUntil';
import { isOpen, isReady } from '@/components/buy/order/orderSteps';
import { otherProducts } from '@/components/buy/order/otherProducts';
import { reviewStep } from '@/components/buy/order/reviewStep';
import { ButtonLink } from '@/components/ui/kit/Button';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { OrderSummary } from '@/contract/order';
import { paymentSummaryHref } from '@/rules/paymentPaths';
import { formatDate } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import { StepBar } from './StepBar';

/** Largest number of pictures in a row; a number replaces the pictures of further items. */
const maxPictures = 4;

/** An order in the list; the whole row is a link to it. */
export function OrderRow({ order }: { order: OrderSummary }) {
  const number = toPersianDigits(order.id);
  const shown = order.items.slice(0, maxPictures);
  const review = order.state === 'paymentReview' ? reviewStep(order) : null;
  const hidden = order.itemCount - shown.length;
  return (
    <li>
      <div className="first">
        <StateChip state={isReady(order) ? 'ready' : order.state} />
        <h2>
          سفارش {number}، {formatDate(Date.parse(order.placedAt))}
        </h2>
        <b>
          <Amount value={order.total} />
        </b>
      </div>
      <div className="products">
        <span className="pictures">
          {shown.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items never change, and two may have the same product.
            <Picture key={index} src={item.imageUrl} alt={item.title} width={72} />
          ))}
          {hidden > 0 && (
            <span className="more">
              <span aria-hidden="true">+{toPersianDigits(hidden)}</span>
              <span className="visually-hidden">و {otherProducts(hidden)}</span>
            </span>
          )}
        </span>
        {order.heldUntil && order.state === 'awaitingPayment' ? (
          <HeldUntil until={order.heldUntil} />
        ) : (
          isOpen(order.state) && <StepBar order={order} note={review?.text} />
        )}
        <span className="actions">
          {order.state === 'awaitingPayment' && (
            <ButtonLink
              className="pay"
              href={paymentSummaryHref(order.id)}
              size="small"
              aria-label={`پرداخت سفارش ${number}`}
            >
              پرداخت
            </ButtonLink>
          )}
          {review?.action && (
            <ButtonLink
              className="pay"
              href={`/dashboard/orders/${order.id}`}
              size="small"
              aria-label={`${review.action}، سفارش ${number}`}
            >
              {review.action}
            </ButtonLink>
          )}
          <ButtonLink
            className="go"
            href={`/dashboard/orders/${order.id}`}
            variant="secondary"
            size="small"
            aria-label={`جزئیات سفارش ${number}`}
          >
            جزئیات سفارش
          </ButtonLink>
        </span>
      </div>
    </li>
  );
}
