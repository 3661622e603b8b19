import { BriefCard } from '@/components/browse/productCard/BriefCard';
import FavoriteButton from '@/components/browse/productCard/FavoriteButton';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import * as S from '@/components/browse/productCard/ProductList';
import type { ProductCard as Card } from '@/contract/product';
import { useHydrated } from '@/hooks/useHydrated';

type Props = {
  products: Card[];
  /** Number of cards that fit on a wide screen. */
  visible?: number;
  /** Height of the instalment on every card (CSS length); by default that of its content. */
  instalmentHeight?: string;
  /** The rail is far below the first view: the server writes no more of its cards than their link, name and price. */
  isFar?: boolean;
};

/** Products in one line that scrolls. */
export default function ProductRail({ products, visible = 5, instalmentHeight, isFar = false }: Props) {
  const whole = useHydrated() || !isFar;
  return (
    <S.Rail
      style={{ '--visible': visible, ...(instalmentHeight && { '--instalment-height': instalmentHeight }) }}
    >
      {products.map((product) => (
        <li key={product.id}>
          {whole ? (
            <>
              <ProductCard product={product} />
              <FavoriteButton productId={product.id} title={product.title} />
            </>
          ) : (
            <BriefCard product={product} />
          )}
        </li>
      ))}
    </S.Rail>
  );
}
