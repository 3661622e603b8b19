import { ProductCard } from '@/components/productCard/ProductCard';
import { TrendingDown } from '@/components/ui/customerIcons';
import { PackageCheck } from '@/components/ui/icons';
import type { Favorite } from '@/contract/favorite';
import FavoriteButton from './FavoriteButton';

/** Width of a card's picture, as the page's grid gives it. */
const pictureSizes = '(min-width: 1280px) 330px, (min-width: 768px) 28vw, 132px';

/** A liked product, and what has changed for the better since. */
export function FavoriteRow({ favorite, onRemove }: { favorite: Favorite; onRemove: () => void }) {
  const { product, cheaper, backInStock } = favorite;
  return (
    <li>
      <ProductCard
        product={product}
        sizes={pictureSizes}
        seenPrice={cheaper ? favorite.seenPrice : undefined}
      />
      {cheaper && (
        <span className="mark" data-kind="cheaper">
          <TrendingDown size={14} />
          {backInStock ? 'ارزان و موجود شد' : 'ارزان شد'}
        </span>
      )}
      {backInStock && !cheaper && (
        <span className="mark" data-kind="back">
          <PackageCheck size={14} />
          موجود شد
        </span>
      )}
      <FavoriteButton productId={product.id} title={product.title} likedAtFirst onPress={onRemove} />
    </li>
  );
}
