import FavoriteButton from '@/components/browse/productCard/FavoriteButton';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import * as S from '@/components/browse/productCard/ProductList.styles';
import type { ProductCard as Card } from '@/contract/product';

type Props = {
  products: Card[];
  /** Number of cards that fit on a wide screen. */
  visible?: number;
  /** Height of the instalment on every card (CSS length); by default that of its content. */
  instalmentHeight?: string;
};

/** Products in one line that scrolls. */
export default function ProductRail({ products, visible = 5, instalmentHeight }: Props) {
  return (
    <S.Rail
      style={{ '--visible': visible, ...(instalmentHeight && { '--instalment-height': instalmentHeight }) }}
    >
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
          <FavoriteButton productId={product.id} title={product.title} />
        </li>
      ))}
    </S.Rail>
  );
}
