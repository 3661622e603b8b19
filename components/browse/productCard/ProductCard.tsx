import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Clock3 } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice, PercentPill } from '@/components/ui/kit/Price';
import { Stars } from '@/components/ui/kit/Stars';
import { TimeLeft } from '@/components/ui/kit/TimeLeft';
import type { ProductCard as Card } from '@/contract/product';
import { usePricing } from '@/hooks/usePricing';
import type { ChosenTerms } from '@/rules/facility/quote';
import { discountPercent } from '@/rules/pricing';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions, formatNumber } from '@/utils/money';
import { formatAverage } from '@/utils/rating';
import { useInstalment } from './useInstalment';

const maxColours = 5;

type Props = {
  product: Card;
  /** The picture's width as an HTML `sizes` value. */
  sizes?: string;
  priority?: boolean;
  /** The price when the customer added the favorite, toman. Compared with the price now instead of the list price. */
  seenPrice?: number;
  /** The terms of the instalment; the default plan's own when left out. */
  terms?: ChosenTerms;
};

/** A product in a list; the whole card is one link. `styles/frame/cards.ts` styles it. */
export function ProductCard({
  product,
  sizes = '(min-width: 1280px) 256px, (min-width: 768px) 30vw, 208px',
  priority,
  seenPrice,
  terms,
}: Props) {
  const pricing = usePricing(product);
  const before = seenPrice ?? pricing.listPrice;
  const percent = seenPrice ? discountPercent(seenPrice, pricing.price) : pricing.percent;
  const chip = product.left ? `تنها ${toPersianDigits(product.left)} عدد` : product.isNew && 'تازه رسید';
  const instalment = useInstalment(product, pricing.price, terms);

  return (
    <Link className="card" href={`/products/${product.id}/${product.slug}`}>
      <Picture
        className="picture"
        src={product.imageUrl}
        alt=""
        width={300}
        sizes={sizes}
        priority={priority}
        unavailable={!product.inStock}
      >
        {pricing.remaining !== null ? (
          <span className="chip" data-kind="promotion">
            <Clock3 size={14} />
            <TimeLeft remaining={pricing.remaining} until="تا پایان قیمت ویژه" />
          </span>
        ) : (
          chip && <span className="chip">{chip}</span>
        )}
      </Picture>
      <span className="text">
        {/* A screen reader reads the name before colours and rating; CSS shows these above it. */}
        <h3>
          <ModelName>{product.title}</ModelName>
        </h3>
        <span className="dots">
          {product.colours.slice(0, maxColours).map((colour) => (
            <i key={colour.value} style={{ '--dot': colour.value }} title={colour.title} />
          ))}
          {product.rating && (
            <span>
              <Stars value={product.rating.average} one />
              {`${formatAverage(product.rating.average)} (${formatNumber(product.rating.count)})`}
            </span>
          )}
        </span>
        {product.inStock ? (
          <>
            <span className="before">
              {percent > 0 && (
                <>
                  <OldPrice value={before} />
                  <PercentPill percent={percent} />
                </>
              )}
            </span>
            <Amount className="price" value={pricing.price} />
          </>
        ) : (
          <>
            <span className="before" />
            <span className="gone">ناموجود</span>
          </>
        )}
        {instalment && (
          <span className="instalment">
            <span>
              ماهی <b>{formatNumber(instalment.amountPerMonth)}</b> تومان
            </span>
            {instalment.aboveCeiling > 0 ? (
              <span className="today">+ پیش‌پرداخت {formatMillions(instalment.payToday)}</span>
            ) : (
              <span className="months">{toPersianDigits(instalment.months)} قسط</span>
            )}
          </span>
        )}
      </span>
    </Link>
  );
}
