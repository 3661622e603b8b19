import { Items } from '@/components/buy/order/detail/OrderItems.styles';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice } from '@/components/ui/kit/Price';
import type { CheckoutLine } from '@/contract/checkout';
import { toPersianDigits } from '@/utils/digits';
import { formatToman } from '@/utils/money';

/** Every line that the shopper agrees to: picture, title, colour, option, number, price and services. */
export function ReviewLines({ lines }: { lines: readonly CheckoutLine[] }) {
  return (
    <Items aria-label="کالاهای این سفارش">
      {lines.map(({ productPropertyId, canDelete, ...line }) => (
        <li key={`${productPropertyId} ${canDelete}`}>
          <Picture src={line.imageUrl} alt="" width={80} />
          <div className="text">
            <h3>
              <ModelName>{line.title}</ModelName>
            </h3>
            <p className="about">
              {line.colourTitle && <span>{line.colourTitle}</span>}
              {line.optionTitle && <span>{line.optionTitle}</span>}
              <span>{toPersianDigits(line.qty)} عدد</span>
            </p>
            {line.services.length > 0 && (
              <ul className="services">
                {line.services.map(({ serviceId, title, count, price }) => (
                  <li key={serviceId}>
                    <span>
                      {title}
                      {count > 1 && `، ${toPersianDigits(count)} عدد`}
                    </span>
                    <b>{formatToman(price * count)}</b>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <span className="sum">
            {line.discount > 0 && <OldPrice value={line.price * line.qty} />}
            <Amount value={(line.price - line.discount) * line.qty} />
          </span>
        </li>
      ))}
    </Items>
  );
}
