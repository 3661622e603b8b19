import { Items } from '@/components/buy/order/detail/OrderItems.styles';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice } from '@/components/ui/kit/Price';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import type { CheckoutLine } from '@/contract/checkout';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** Every line that the shopper agrees to: picture, title, colour, option, number, price and services. */
export function ReviewLines({ lines }: { lines: readonly CheckoutLine[] }) {
  return (
    <Items forwardedAs="ul" divided aria-label="کالاهای این سفارش">
      {lines.map(({ productPropertyId, canDelete, ...line }) => (
        <li key={`${productPropertyId} ${canDelete}`}>
          <Picture src={line.imageUrl} alt="" width={80} />
          <Stack className="text" gap={1}>
            <h3>
              <ModelName>{line.title}</ModelName>
            </h3>
            <p className="about">
              {line.colourTitle && <span>{line.colourTitle}</span>}
              {line.optionTitle && <span>{line.optionTitle}</span>}
              <span>{toPersianDigits(line.qty)} عدد</span>
            </p>
            {line.services.length > 0 && (
              <ul>
                {line.services.map(({ serviceId, title, count, price }) => (
                  <Row as="li" key={serviceId} justify="between" wrap>
                    <Text as="span" size="caption" ink="muted">
                      {title}
                      {count > 1 && `، ${toPersianDigits(count)} عدد`}
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
            {line.discount > 0 && <OldPrice value={line.price * line.qty} />}
            <Amount value={(line.price - line.discount) * line.qty} />
          </Stack>
        </li>
      ))}
    </Items>
  );
}
