import FavoriteButton from '@/components/favorite/FavoriteButton';
import { ProductCard } from '@/components/productCard/ProductCard';
import * as S from '@/components/productCard/ProductList.styles';
import type { ProductCard as Card } from '@/contract/product';

/** Products in one line that scrolls. @param visible number of cards that fit on a wide screen */
export default function ProductRail({ products, visible = 5 }: { products: Card[]; visible?: number }) {
  return (
    <S.Rail style={{ '--visible': visible }}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
          <FavoriteButton productId={product.id} title={product.title} />
        </li>
      ))}
    </S.Rail>
  );
}
