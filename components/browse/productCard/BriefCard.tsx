import { Link } from '@/components/ui/kit/firstLoad/Link';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Amount } from '@/components/ui/kit/Price';
import type { ProductCard } from '@/contract/product';
import { usePricing } from '@/hooks/usePricing';
import type { ChosenTerms } from '@/rules/facility/quote';
import { useInstalment } from './useInstalment';

/**
 * The link, name and price of a product far below the first view, in the place of its card: what a browser without scripts and a
 * search engine need. It has a third of the card's elements.
 */
export function BriefCard({ product, terms }: { product: ProductCard; terms?: ChosenTerms }) {
  const { price, percent } = usePricing(product);
  const instalment = useInstalment(product, price, terms);
  // Lines that its card has beyond others, for which the style keeps room.
  const lines = [percent > 0 && 'before', instalment && instalment.aboveCeiling > 0 && 'today'];
  return (
    <Link
      className="card"
      data-brief={lines.filter(Boolean).join(' ')}
      href={`/products/${product.id}/${product.slug}`}
    >
      <span className="picture" data-kit="picture" />
      <span className="text">
        <h3>
          <ModelName>{product.title}</ModelName>
        </h3>
        {product.inStock ? <Amount className="price" value={price} /> : <span className="gone">ناموجود</span>}
      </span>
    </Link>
  );
}
