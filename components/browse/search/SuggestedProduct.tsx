import { Mark } from '@/components/ui/kit/Mark';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Amount } from '@/components/ui/kit/Price';
import { Row } from '@/components/ui/layout/Row';
import { Text } from '@/components/ui/layout/Text';
import type { Pricing } from '@/contract/common';
import type { ProductCard } from '@/contract/product';
import { usePricing } from '@/hooks/usePricing';
import { useAppSelector } from '@/hooks/useStore';
import { quotePlan } from '@/rules/facility/quote';
import { selectFacilityPlan } from '@/store/site';
import { toPersianDigits } from '@/utils/digits';
import { formatNumber } from '@/utils/money';

type Suggested = Pick<ProductCard, 'title' | 'imageUrl' | 'inStock' | keyof Pricing>;

/** A suggested product with picture, name, cash price and monthly amount. */
export function SuggestedProduct({ product }: { product: Suggested }) {
  const { price } = usePricing(product);
  const plan = useAppSelector(selectFacilityPlan);
  const offer = plan && quotePlan(plan, price);
  return (
    <>
      <span className="art">
        <Picture src={product.imageUrl} alt="" width={48} unavailable={!product.inStock} />
      </span>
      <span className="what">
        <span>
          <ModelName>{product.title}</ModelName>
        </span>
        {product.inStock ? (
          offer?.eligible && (
            <Row as="small">
              <Mark size={12} />
              <Text as="span" size="caption">
                ماهی <b>{formatNumber(offer.amountPerMonth)}</b> تومان، {toPersianDigits(offer.months)} قسط
              </Text>
            </Row>
          )
        ) : (
          <Text as="small" size="caption">
            ناموجود
          </Text>
        )}
      </span>
      {product.inStock && (
        <span className="price">
          <Amount value={price} />
        </span>
      )}
    </>
  );
}
