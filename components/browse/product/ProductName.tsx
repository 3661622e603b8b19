import { useEffect } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { CircleCheck } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import type { ProductView, VariantView } from '@/contract/view';
import { useSlice } from '@/hooks/useSlice';
import { useAppDispatch } from '@/hooks/useStore';
import { latinOption } from '@/rules/latinOption';
import { productViewed, recentProductsSlice } from '@/store/recentProducts';
import { formatToman } from '@/utils/money';

type Props = {
  product: ProductView;
  current: VariantView;
  /** Price of one piece now, toman. */
  price: number;
};

/**
 * Brand, registration mark, name, the Latin name with the chosen memory size, and on phones the cash price, because the
 * offer is below the first screen there. Adds the product to the viewed products.
 */
export default function ProductName({ product, current, price }: Props) {
  const dispatch = useAppDispatch();
  useSlice(recentProductsSlice);
  useEffect(() => {
    dispatch(productViewed(product.id));
  }, [dispatch, product.id]);
  const memory = current.option && latinOption(current.option.title);
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
      <p className="latin" lang="en" dir="ltr">
        {memory ? `${product.latinTitle}, ${memory}` : product.latinTitle}
      </p>
      {current.stock > 0 && <p className="price">قیمت نقدی {formatToman(price)}</p>}
    </>
  );
}
