import { memo, startTransition, useEffect, useRef, useState } from 'react';
import { BriefCard } from '@/components/browse/productCard/BriefCard';
import FavoriteButton from '@/components/browse/productCard/FavoriteButton';
import { ProductCard } from '@/components/browse/productCard/ProductCard';
import { Grid } from '@/components/browse/productCard/ProductList';
import type { ShopPage } from '@/contract/list';
import { useHydrated } from '@/hooks/useHydrated';
import type { ChosenTerms } from '@/rules/facility/quote';

/** The picture's width in the grid, as an HTML `sizes` value. */
const pictureSizes = '(min-width: 1280px) 250px, (min-width: 768px) 28vw, 132px';
/** Cards that the server renders whole: two rows of a wide screen, and on a phone so many that `near` does not reach the next one. */
const wholeCards = 8;
/** The other cards are rendered when the first of them is this near to the screen. */
const near = '700px';

/** Whether all cards are whole. Those that the server has left brief are once they come near. @returns the state, and a ref for the first of them */
function useWholeCards() {
  const hydrated = useHydrated();
  const [whole, setWhole] = useState(hydrated);
  const first = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (whole || !first.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.at(-1)?.isIntersecting && startTransition(() => setWhole(true)),
      { rootMargin: near },
    );
    observer.observe(first.current);
    return () => observer.disconnect();
  }, [whole]);
  return { whole, first };
}

/** The products of the list. Memoised, because a choice that is still loading changes none of them and must show at once. */
export const Products = memo(function Products({
  products,
  months,
  prepaymentPercent,
}: { products: ShopPage['products'] } & ChosenTerms) {
  const { whole, first } = useWholeCards();
  return (
    <>
      <h2 className="visually-hidden">کالاها</h2>
      <Grid style={{ '--columns-md': 3, '--columns-lg': 4 }}>
        {products.map((product, index) =>
          whole || index < wholeCards ? (
            <li key={product.id}>
              <ProductCard
                terms={{ months, prepaymentPercent }}
                product={product}
                sizes={pictureSizes}
                priority={index === 0}
              />
              <FavoriteButton productId={product.id} title={product.title} />
            </li>
          ) : (
            <li key={product.id} ref={index === wholeCards ? first : undefined}>
              <BriefCard product={product} terms={{ months, prepaymentPercent }} />
            </li>
          ),
        )}
      </Grid>
    </>
  );
});
