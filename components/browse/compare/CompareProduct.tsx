import { AddToBasket } from '@/components/browse/productCard/AddToBasket';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { IconLink } from '@/components/ui/kit/IconLink';
import { X } from '@/components/ui/kit/icons';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Picture } from '@/components/ui/kit/Picture';
import { Text } from '@/components/ui/layout/Text';
import type { ProductView, VariantView } from '@/contract/view';
import { compareHref } from '@/rules/compareQuery';

type Props = {
  product: ProductView;
  /** The variant whose price is compared. */
  variant: VariantView | undefined;
  /** Ids of all compared products. */
  ids: readonly number[];
};

/** The head of a column: picture, name, the button that buys, and the link that takes the product out. */
export function CompareProduct({ product, variant, ids }: Props) {
  const address = `/products/${product.id}/${product.slug}`;
  const image = product.images[0]?.imageUrl ?? '';
  return (
    <>
      <span className="picture">
        <Link href={address} tabIndex={-1} aria-hidden="true">
          <Picture src={image} alt="" width={240} unavailable={variant?.stock === 0} />
        </Link>
        <IconLink
          href={compareHref(ids.filter((id) => id !== product.id))}
          replace
          scroll={false}
          aria-label={`حذف ${product.title} از مقایسه`}
        >
          <X size={20} />
        </IconLink>
      </span>
      <Link href={address}>
        <ModelName>{product.title}</ModelName>
      </Link>
      {variant && variant.stock > 0 ? (
        <AddToBasket {...variant} title={product.title} brief />
      ) : (
        <Text as="span" ink="muted">
          ناموجود
        </Text>
      )}
    </>
  );
}
