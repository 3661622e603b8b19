import FavoriteButton from '@/components/browse/productCard/FavoriteButton';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import { TrendingDown } from '@/components/ui/kit/customerIcons';
import { PackageCheck } from '@/components/ui/kit/icons';
import type { Favorite } from '@/contract/favorite';

/** The picture's width in the page's grid, as an HTML `sizes` value. */
const pictureSizes = '(min-width: 1280px) 330px, (min-width: 768px) 28vw, 132px';

/** A favorite, marked when it became cheaper or is back in stock. */
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
        <span className="mark" data-tone="success">
          <TrendingDown size={14} />
          {backInStock ? 'ارزان و موجود شد' : 'ارزان شد'}
        </span>
      )}
      {backInStock && !cheaper && (
        <span className="mark" data-tone="info">
          <PackageCheck size={14} />
          موجود شد
        </span>
      )}
      <FavoriteButton productId={product.id} title={product.title} likedAtFirst onPress={onRemove} />
    </li>
  );
}
