import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { Mark } from '@/components/ui/kit/Mark';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import type { FacilityPlan } from '@/contract/facility';
import type { ProductCard } from '@/contract/product';
import { useHydrated } from '@/hooks/useHydrated';
import { usePricing } from '@/hooks/usePricing';
import { quotePlan } from '@/rules/facility/quote';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';
import { formatMillions, formatNumber } from '@/utils/money';

const List = styled.ol`
  display: grid;
  column-gap: var(--space-7);
  padding: var(--space-2) var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);

  li:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    padding: var(--space-4) var(--space-6);
    li:nth-last-child(-n + 2) {
      border: 0;
    }
  }
  ${media.lg} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    li:nth-last-child(-n + 3) {
      border: 0;
    }
  }
  a {
    display: grid;
    grid-template-columns: 28px 84px minmax(0, 1fr);
    gap: var(--space-4);
    align-items: center;
    padding-block: var(--space-4);
  }
  .rank {
    font-size: var(--text-display);
    font-weight: 800;
    line-height: 1.3;
    color: var(--ink-3);
    text-align: center;
    opacity: 0.5;
  }
  li:first-child .rank {
    color: var(--accent);
    opacity: 1;
  }
  h3 {
    font-size: var(--text-body);
    font-weight: 500;
    line-height: 1.6;
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  ${media.hover} {
    a:hover h3 {
      color: var(--accent-strong);
    }
  }
  .prices {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    column-gap: var(--space-3);
    font-size: var(--text-title);
    font-weight: 800;
  }
  .monthly {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-caption);
    font-weight: 500;
    color: var(--ink-2);
  }
`;

function Price({ product, plan }: { product: ProductCard; plan: FacilityPlan | null }) {
  const { price } = usePricing(product);
  const quote = plan && quotePlan(plan, price);
  return (
    <span className="prices">
      <Amount value={price} />
      {quote?.eligible && (
        <span className="monthly">
          <Mark size={14} />
          ماهی {formatNumber(quote.amountPerMonth)}
          {quote.aboveCeiling > 0 && ` + پیش‌پرداخت ${formatMillions(quote.payToday)}`}
        </span>
      )}
    </span>
  );
}

type Props = { products: ProductCard[]; plan: FacilityPlan | null };

/** The best sellers, ranked. They are far below the first view: the server writes their link, name and price, without a picture to load. */
export default function BestSellers({ products, plan }: Props) {
  const hydrated = useHydrated();
  return (
    <List>
      {products.map((product, index) => (
        <li key={product.id}>
          <Link href={`/products/${product.id}/${product.slug}`}>
            <span className="rank" aria-hidden="true">
              {toPersianDigits(index + 1)}
            </span>
            {hydrated ? <Picture src={product.imageUrl} alt="" width={84} /> : <span data-kit="picture" />}
            <span>
              <h3>
                <ModelName>{product.title}</ModelName>
              </h3>
              <Price product={product} plan={hydrated ? plan : null} />
            </span>
          </Link>
        </li>
      ))}
    </List>
  );
}
