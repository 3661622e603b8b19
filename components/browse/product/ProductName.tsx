import { useEffect } from 'react';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { CircleCheck } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Stars } from '@/components/ui/kit/Stars';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
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
      <Text as={Row} size="small" ink="muted" justify="between">
        <Link className="link" href={`/brand/${product.brand.slug}`}>
          {product.brand.title}
        </Link>
        {product.registered && (
          <Row as="span" gap={1} justify="center" className="registered">
            <CircleCheck size={16} />
            رجیسترشده
          </Row>
        )}
      </Text>
      <Heading level={1}>
        <ModelName>{product.title}</ModelName>
      </Heading>
      {count > 0 && (
        <Link className="link rating" href="#reviews" replace>
          <Stars value={average} one />
          {`${formatAverage(average)} (${formatNumber(count)} دیدگاه)`}
        </Link>
      )}
      <Text size="small" ink="faint" className="latin" lang="en" dir="ltr">
        {memory ? `${product.latinTitle}, ${memory}` : product.latinTitle}
      </Text>
      {current.stock > 0 && (
        <Text weight="bold" className="price">
          قیمت نقدی {formatToman(price)}
        </Text>
      )}
    </>
  );
}
