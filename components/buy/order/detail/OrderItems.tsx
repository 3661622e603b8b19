import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ShieldCheck } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice } from '@/components/ui/kit/Price';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { OrderItem } from '@/contract/orderItem';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';
import * as S from './OrderItems.styles';
import { PolicyFacts } from './PolicyFacts';

/** Address of the product's page with the bought variant; null when the shop no longer has the product. */
function hrefOf({ productId, slug, productPropertyId }: OrderItem): string | null {
  if (productId === null) return null;
  const variant = productPropertyId === null ? '' : `?variant=${productPropertyId}`;
  return `/products/${productId}/${slug}${variant}`;
}

function OrderItemRow({ item }: { item: OrderItem }) {
  const href = hrefOf(item);
  const title = <ModelName>{item.title}</ModelName>;
  return (
    <li>
      <Picture src={item.imageUrl} alt="" width={72} />
      <Stack className="text" gap={1}>
        <h3>{href ? <Link href={href}>{title}</Link> : title}</h3>
        <p className="about">
          <span>
            <i style={{ '--dot': item.colourValue }} />
            {item.colourTitle}
          </span>
          {item.optionTitle && item.optionTitle !== item.guarantee && <span>{item.optionTitle}</span>}
          {item.guarantee && (
            <span>
              <ShieldCheck size={16} />
              {item.guarantee}
            </span>
          )}
          {item.qty > 1 && <span>{toPersianDigits(item.qty)} عدد</span>}
        </p>
        {item.units.map(
          ({ imei, registered }) =>
            imei && (
              <Text key={imei} size="caption" ink="muted">
                سریال <bdi dir="ltr">{imei}</bdi>
                {registered && '، رجیستری‌شده'}
              </Text>
            ),
        )}
        {item.services.length > 0 && (
          <ul>
            {item.services.map(({ serviceId, title: service, count, price, policy }) => (
              <Row as="li" key={serviceId} justify="between" wrap>
                <Text as="span" size="caption" ink="muted">
                  {service}
                  {count > 1 && `، ${toPersianDigits(count)} عدد`}
                  {policy && <PolicyFacts policy={policy} />}
                </Text>
                <Text as="b" size="caption" ink="muted" weight="medium">
                  {formatToman(price * count)}
                </Text>
              </Row>
            ))}
          </ul>
        )}
      </Stack>
      <Stack as="span" className="sum" gap={0} align="start">
        {item.discount > 0 && <OldPrice value={item.price * item.qty} />}
        <Amount value={(item.price - item.discount) * item.qty} />
      </Stack>
    </li>
  );
}

/** The items of an order, with titles and prices from the time of purchase. */
export function OrderItems({ items }: { items: OrderItem[] }) {
  return (
    <S.Items forwardedAs="ul" divided>
      {items.map((item) => (
        <OrderItemRow key={item.id} item={item} />
      ))}
    </S.Items>
  );
}
