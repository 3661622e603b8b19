import { isOpen } from '@/components/buy/order/orderSteps';
import { otherProducts } from '@/components/buy/order/otherProducts';
import { Timeline } from '@/components/buy/order/Timeline';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ChevronLeft } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { TextLink } from '@/components/ui/kit/TextButton';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { StateChip } from '@/components/ui/panel/StateChip';
import type { OrderSummary } from '@/contract/order';
import { formatDay } from '@/utils/dates';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Overview.styles';

/** Product pictures shown for an order. */
const maxPictures = 2;

/** «گوشی موبایل Galaxy S25 و ۲ کالای دیگر». */
function titleOf({ items, itemCount }: OrderSummary): string {
  const first = items[0]?.title ?? 'سفارش';
  return itemCount > 1 ? `${first} و ${otherProducts(itemCount - 1)}` : first;
}

function OrderRow({ order }: { order: OrderSummary }) {
  return (
    <li>
      <div className="row">
        <span className="pictures">
          {order.items.slice(0, maxPictures).map((item) => (
            <Picture key={item.imageUrl} src={item.imageUrl} alt="" width={56} />
          ))}
        </span>
        <Stack as="span" gap={0}>
          <Heading level={3} weight="medium">
            <Link href={`/dashboard/orders/${order.id}`}>
              <ModelName>{titleOf(order)}</ModelName>
            </Link>
          </Heading>
          <Text as="small" size="small" ink="faint">
            سفارش {toPersianDigits(order.id)}، {formatDay(Date.parse(order.placedAt))}
          </Text>
        </Stack>
        <span className="end">
          <b>
            <Amount value={order.total} />
          </b>
          <StateChip state={order.state} />
          <span className="go">
            <ChevronLeft size={20} />
          </span>
        </span>
      </div>
      {isOpen(order.state) && <Timeline order={order} />}
    </li>
  );
}

/** The newest orders. Open orders show their steps. */
export function LatestOrders({ orders }: { orders: OrderSummary[] }) {
  return (
    <Stack as="section" gap={2} aria-labelledby="latest-orders">
      <Row as="header" justify="between" gap={4}>
        <Heading id="latest-orders">سفارش‌ها</Heading>
        <TextLink href="/dashboard/orders">
          همهٔ سفارش‌ها
          <ChevronLeft size={16} />
        </TextLink>
      </Row>
      <S.Orders forwardedAs="ul" gap={0}>
        {orders.map((order) => (
          <OrderRow key={order.id} order={order} />
        ))}
      </S.Orders>
    </Stack>
  );
}
