import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Clock3 } from '@/components/ui/kit/icons';
import { Mark } from '@/components/ui/kit/Mark';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount, OldPrice, PercentPill } from '@/components/ui/kit/Price';
import { Stars } from '@/components/ui/kit/Stars';
import { TimeLeft } from '@/components/ui/kit/TimeLeft';
import type { ProductCard as Card } from '@/contract/product';
import { usePricing } from '@/hooks/usePricing';
import { useAppSelector } from '@/hooks/useStore';
import { type ChosenTerms, quotePlan } from '@/rules/facility/quote';
import { discountPercent } from '@/rules/pricing';
import { selectFacilityPlan } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions, formatNumber } from '@/utils/money';
import { formatAverage } from '@/utils/rating';

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

/** A product in a list; the whole card is one link. `ProductList.styles.ts` styles it. */
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
  const plan = useAppSelector(selectFacilityPlan);
  const instalment = plan && product.inStock ? quotePlan(plan, pricing.price, terms) : null;

  return (
    <Link className="card" href={`/products/${product.id}/${product.slug}`}>
      <span className="picture">
        <Picture
          src={product.imageUrl}
          alt=""
          width={300}
          sizes={sizes}
          priority={priority}
          unavailable={!product.inStock}
        />
        {pricing.remaining !== null ? (
          <span className="chip" data-kind="promotion">
            <Clock3 size={14} />
            <TimeLeft remaining={pricing.remaining} />
            <span className="visually-hidden"> تا پایان قیمت ویژه</span>
          </span>
        ) : (
          product.isNew && <span className="chip">تازه رسید</span>
        )}
      </span>
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
            <span className="price">
              <Amount value={pricing.price} />
            </span>
          </>
        ) : (
          <>
            <span className="before" />
            <span className="gone">ناموجود</span>
          </>
        )}
        {instalment?.eligible && (
          <span className="instalment">
            <Mark size={14} />
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
