import { Image } from '@/components/ui/kit/firstLoad/Image';
import { ModelName } from '@/components/ui/kit/ModelName';
import { Section } from '@/components/ui/layout/Section';
import type { ProductView } from '@/contract/view';
import * as S from './ProductDetails.styles';

/** The introduction of the product: two panels with a picture each. */
export default function ProductStory({ product }: { product: ProductView }) {
  // Pictures of one colour: the close-up for the first panel, another side for the second.
  const colour = product.images[0]?.colour;
  const ofColour = product.images.filter((image) => image.colour === colour);
  const pictures = [ofColour.at(-1), ofColour.at(2) ?? ofColour.at(1)];
  if (product.story.length === 0) return null;
  return (
    <Section id="story" title="معرفی" note={product.summary}>
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
              <span className="art" data-close-up={pictures[index].closeUp || undefined}>
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
