import { ModelName } from '@/components/ui/kit/ModelName';
import { Section } from '@/components/ui/layout/Section';
import type { ProductView } from '@/contract/view';
import * as S from './ProductDetails.styles';
import { productJsonLd } from './productJsonLd';

type Props = {
  product: ProductView;
  /** The product's path. */
  address: string;
  /** The time for which prices are computed, ms. */
  now: number;
};

/** The specifications, and schema.org data for search engines. */
export default function ProductSpecs({ product, address, now }: Props) {
  return (
    <>
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
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, escaped in `productJsonLd`.
        dangerouslySetInnerHTML={{ __html: productJsonLd(product, address, now) }}
      />
    </>
  );
}
