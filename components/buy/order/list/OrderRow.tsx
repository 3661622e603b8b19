import { HeldUntil } from '@/components/buy/order/HeldUntil';
import { isOpen, isReady } from '@/components/buy/order/orderSteps';
import { otherProducts } from '@/components/buy/order/otherProducts';
import { reviewStep } from '@/components/buy/order/reviewStep';
import { ButtonLink } from '@/components/ui/kit/Button';
import { MorePictures } from '@/components/ui/kit/MorePictures';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { Actions } from '@/components/ui/layout/Actions';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
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
    <Stack as="li">
      <Row gap={3} wrap>
        <StateChip state={isReady(order) ? 'ready' : order.state} />
        <Heading size="small" ink="muted" weight="medium">
          سفارش {number}، {formatDate(Date.parse(order.placedAt))}
        </Heading>
        <Text as="b" className="total" size="title" weight="bold">
          <Amount value={order.total} />
        </Text>
      </Row>
      <div className="products">
        <Row as="span" className="pictures">
          {shown.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items never change, and two may have the same product.
            <Picture key={index} src={item.imageUrl} alt={item.title} width={72} />
          ))}
          {hidden > 0 && (
            <MorePictures className="more">
              <span aria-hidden="true">+{toPersianDigits(hidden)}</span>
              <span className="visually-hidden">و {otherProducts(hidden)}</span>
            </MorePictures>
          )}
        </Row>
        {order.heldUntil && order.state === 'awaitingPayment' ? (
          <HeldUntil until={order.heldUntil} />
        ) : (
          isOpen(order.state) && <StepBar order={order} note={review?.text} />
        )}
        <Actions as="span" className="actions">
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
        </Actions>
      </div>
    </Stack>
  );
}
