import { Section } from '@/components/ui/layout/Section';
import type { ProductCard } from '@/contract/product';
import ProductRail from './ProductRail';
import { RecentProducts } from './RecentProducts';

type Props = {
  title: string;
  similar: ProductCard[];
  /** Whether the page ends here: then the products that the shopper viewed follow. */
  last?: boolean;
};

/** The similar products, and at the end of the page those that the shopper viewed before. */
export default function RelatedProducts({ title, similar, last }: Props) {
  return (
    <>
      {similar.length > 0 && (
        <Section id="similar" title={title}>
          <ProductRail products={similar} isFar={last} />
        </Section>
      )}
      {last && <RecentProducts />}
    </>
  );
}
