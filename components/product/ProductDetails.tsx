import { Image } from '@/components/ui/Image';
import { ModelName } from '@/components/ui/ModelName';
import { Section } from '@/components/ui/Section';
import type { Product } from '@/contract/product';
import * as S from './ProductDetails.styles';
import { productJsonLd } from './productJsonLd';

function Story({ product }: { product: Product }) {
  // One colour's pictures: the close-up by the first panel, another side by the second.
  const colour = product.images[0]?.colour;
  const ofColour = product.images.filter((image) => image.colour === colour);
  const pictures = [ofColour.at(-1), ofColour.at(2) ?? ofColour.at(1)];
  if (product.story.length === 0) return null;
  return (
    <Section title="معرفی" note={product.summary}>
      <S.Story>
        {product.story.map((panel, index) => (
          <article key={panel.title}>
            <div className="words">
              <h3>
                <ModelName>{panel.title}</ModelName>
              </h3>
              <p>
                <ModelName>{panel.text}</ModelName>
              </p>
            </div>
            {pictures[index] && (
              <span className="art">
                <Image
                  src={pictures[index].imageUrl}
                  alt=""
                  width={420}
                  sizes="(min-width: 1024px) 420px, 60vw"
                />
              </span>
            )}
          </article>
        ))}
      </S.Story>
    </Section>
  );
}

function Specs({ product }: { product: Product }) {
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

type Props = {
  product: Product;
  /** Its path, and the time its prices are told for. */
  address: string;
  now: number;
};

/** What is known of a product: its story and its specifications, and the same for search engines. */
export default function ProductDetails({ product, address, now }: Props) {
  return (
    <>
      <Story product={product} />
      <Specs product={product} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: data for search engines, escaped where it is made.
        dangerouslySetInnerHTML={{ __html: productJsonLd(product, address, now) }}
      />
    </>
  );
}
