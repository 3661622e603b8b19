import Heart from '@/components/favorite/Heart';
import type { ProductCard as Card } from '@/contract/product';
import { ProductCard } from './ProductCard';
import * as S from './ProductList.styles';

/** Products in one line; `visible` of them fit on a wide screen. */
export default function ProductRail({ products, visible = 5 }: { products: Card[]; visible?: number }) {
  return (
    <S.Rail style={{ '--visible': visible }}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} />
          <Heart productId={product.id} title={product.title} />
        </li>
      ))}
    </S.Rail>
  );
}
