import { ModelName } from '@/components/ui/kit/ModelName';
import { Section } from '@/components/ui/layout/Section';
import type { ProductView } from '@/contract/view';
import * as S from './ProductDetails.styles';

/** The specifications. */
export default function ProductSpecs({ product }: { product: ProductView }) {
  return (
    <Section id="specs" title="مشخصات">
      <S.Specs>
        {product.specs.map((group) => (
          <section key={group.group}>
            <h3>{group.group}</h3>
            <dl>
              {group.rows.map((row) => (
                <div key={row.title}>
                  <dt>{row.title}</dt>
                  <dd>
                    <ModelName>{row.value}</ModelName>
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </S.Specs>
    </Section>
  );
}
