import { useEffect } from 'react';
import * as S from '@/components/browse/productCard/ProductList';
import { Button } from '@/components/ui/kit/Button';
import { Section } from '@/components/ui/layout/Section';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import {
  fewestRecentProducts,
  loadRecentProducts,
  recentProductsSlice,
  selectRecentProducts,
} from '@/store/recentProducts';
import ProductRail from './ProductRail';

/** The height of the two lines of a name in `styles/frame/cards.ts`. */
const nameHeight = '44.8px';

/**
 * The height of two lines, because a product above the ceiling of the loan has a second line. With one line such a card became
 * taller than its skeleton, and the end of the page moved.
 */
const instalmentHeight = '60px';

/** Keeps the room of a card until the cards have come, so that nothing moves. */
function CardRoom() {
  return (
    <li aria-hidden="true">
      <div className="card">
        <div className="picture" style={{ aspectRatio: 1 }} />
        <div className="text">
          <div style={{ blockSize: nameHeight }} />
          <div className="dots" />
          <div className="before" />
          <div className="price">&nbsp;</div>
          <div className="instalment" />
        </div>
      </div>
    </li>
  );
}

/** The products that the shopper viewed before this one. It is left out with fewer than two. */
export function RecentProducts() {
  const dispatch = useAppDispatch();
  useSlice(recentProductsSlice);
  const { ids, cards, failed } = useAppSelector(selectRecentProducts);
  const enough = ids.length >= fewestRecentProducts;

  useEffect(() => {
    if (enough) dispatch(loadRecentProducts.request(ids));
  }, [dispatch, enough, ids]);

  if (!enough || (cards && cards.length < fewestRecentProducts)) return null;
  return (
    <Section id="recent" title="بازدیدهای اخیر شما">
      {cards ? (
        <ProductRail products={cards} instalmentHeight={instalmentHeight} />
      ) : (
        <S.Rail aria-busy={!failed} style={{ '--instalment-height': instalmentHeight }}>
          {failed ? (
            <li>
              <Button
                variant="secondary"
                size="small"
                onClick={() => dispatch(loadRecentProducts.request(ids))}
              >
                بارگذاری نشد، تلاش دوباره
              </Button>
            </li>
          ) : (
            ids.map((id) => <CardRoom key={id} />)
          )}
        </S.Rail>
      )}
    </Section>
  );
}
