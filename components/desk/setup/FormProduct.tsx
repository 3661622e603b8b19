import { useState } from 'react';
import { type Named, useField } from '@/components/desk/kit/fields';
import { ProductSearch } from '@/components/desk/kit/ProductSearch';
import { RowButton } from '@/components/desk/kit/RowButton';
import { Button } from '@/components/ui/kit/Button';
import { Card } from '@/components/ui/layout/Card';
import { Text } from '@/components/ui/layout/Text';
import type { DeskSetup } from '@/contract/desk/setup';
import { toPersianDigits } from '@/utils/digits';

/** The title of a product that a list names. */
export const productTitle = ({ productNames }: DeskSetup, id: number): string =>
  productNames.find(({ productId, propertyId }) => productId === id && propertyId === null)?.title ??
  `کالای ${toPersianDigits(id)}`;

type Props = Named & {
  setup: DeskSetup;
  /** What no product means; without it one must be chosen. */
  none?: string;
};

/** One product, found by its words. */
export function FormProduct({ name, label, setup, none }: Props) {
  const { value, onChange, error } = useField(name);
  // The setup knows the titles of saved entries only.
  const [found, setFound] = useState<string | null>(null);
  const title = value ? (found ?? productTitle(setup, value)) : (none ?? 'هنوز انتخاب نشده');
  return (
    <Card as="fieldset" tone="outlined" dense data-cell="whole">
      <Text as="legend" weight="medium">
        {label}
      </Text>
      <Text>{title}</Text>
      {none && value !== null && <RowButton onClick={() => onChange(null)}>{none}</RowButton>}
      {error && (
        <Text size="small" ink="danger">
          {error}
        </Text>
      )}
      <ProductSearch label="جستجوی کالا">
        {(product) => (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              setFound(product.title);
              onChange(product.id);
            }}
          >
            انتخاب {product.title}
          </Button>
        )}
      </ProductSearch>
    </Card>
  );
}
