import { useEffect } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { CircleCheck } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Stars } from '@/components/ui/kit/Stars';
import type { ProductView, VariantView } from '@/contract/view';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch } from '@/hooks/useStore';
import { latinOption } from '@/rules/latinOption';
import { productViewed, recentProductsSlice } from '@/store/recentProducts';
import { formatNumber, formatToman } from '@/utils/money';
import { formatAverage, summariseRating } from '@/utils/rating';

type Props = {
  product: ProductView;
  current: VariantView;
  /** Price of one piece now, toman. */
  price: number;
};

/**
 * Brand, registration mark, name, a link to the reviews, the Latin name with the chosen memory size, and on phones the cash
 * price, because the offer is below the first screen there. Adds the product to the viewed products.
 */
export default function ProductName({ product, current, price }: Props) {
  const dispatch = useAppDispatch();
  useSlice(recentProductsSlice);
  useEffect(() => {
    dispatch(productViewed(product.id));
  }, [dispatch, product.id]);
  const memory = current.option && latinOption(current.option.title);
  const { count, average } = summariseRating(product.rating);
  return (
    <>
      <div className="head">
        <Link href={`/shop?brand=${product.brand.slug}`}>{product.brand.title}</Link>
        {product.registered && (
          <span className="registered">
            <CircleCheck size={16} />
            رجیسترشده
          </span>
        )}
      </div>
      <h1>
        <ModelName>{product.title}</ModelName>
      </h1>
      {count > 0 && (
        <Link className="rating" href="#reviews" replace>
          <Stars value={average} one />
          {`${formatAverage(average)} (${formatNumber(count)} دیدگاه)`}
        </Link>
      )}
      <p className="latin" lang="en" dir="ltr">
        {memory ? `${product.latinTitle}, ${memory}` : product.latinTitle}
      </p>
      {current.stock > 0 && <p className="price">قیمت نقدی {formatToman(price)}</p>}
    </>
  );
}
