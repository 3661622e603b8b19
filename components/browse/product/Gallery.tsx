import { useEffect, useRef, useState } from 'react';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { onDemand } from '@/components/ui/kit/firstLoad/onDemand';
import { still } from '@/components/ui/kit/firstLoad/still';
import { Row } from '@/components/ui/layout/Row';
import type { Pricing } from '@/contract/common';
import type { ProductImage } from '@/contract/product';
import type { ProductView } from '@/contract/view';
import * as S from './Gallery.styles';

const GalleryOverlay = still(() => import(/* webpackChunkName: 'buy' */ './GalleryOverlay'), { wakes: true });
const GalleryThumbs = still(() => import(/* webpackChunkName: 'buy' */ './GalleryThumbs'), { wakes: true });
const GalleryZoom = onDemand(() => import('./GalleryZoom'));

type Props = {
  product: ProductView;
  /** The pictures of the chosen colour. */
  images: ProductImage[];
  /** The chosen variant's prices: a running promotion counts down over the picture. */
  pricing: Pricing;
};

/** The pictures of the chosen colour: swipes on phones, thumbnails on desktop; a press opens `GalleryZoom`. */
export function Gallery({ product, images, pricing }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const first = images[0]?.imageUrl;

  // Returns to the first picture when the colour changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first picture means another colour.
  useEffect(() => {
    setCurrent(0);
    stage.current?.scrollTo({ left: 0 });
  }, [first]);

  function showPicture(index: number) {
    setCurrent(index);
    const frame = stage.current?.children[index];
    if (frame instanceof HTMLElement && stage.current) stage.current.scrollTo({ left: frame.offsetLeft });
  }

  function onScroll() {
    const box = stage.current;
    if (box) setCurrent(Math.round(Math.abs(box.scrollLeft) / box.clientWidth));
  }

  return (
    <S.Gallery>
      <div className="main">
        <div className="stage" ref={stage} onScroll={onScroll}>
          {images.map((image, index) => (
            <button
              key={image.imageUrl}
              type="button"
              aria-label={`بزرگ‌نمایی ${image.alt}`}
              // Only the picture on screen is reachable, so that the keyboard passes one button.
              aria-hidden={index !== current}
              tabIndex={index === current ? 0 : -1}
              onClick={() => setZoomed(true)}
            >
              <span className="frame" data-close-up={image.closeUp || undefined}>
                <Image
                  src={image.imageUrl}
                  alt={image.alt}
                  width={760}
                  sizes="(min-width: 1280px) 760px, (min-width: 768px) 720px, 100vw"
                  priority={index === 0}
                />
              </span>
            </button>
          ))}
        </div>
        <Row className="dots" justify="center" aria-hidden="true">
          {images.map((image, index) => (
            <i key={image.imageUrl} data-current={index === current || undefined} />
          ))}
        </Row>
        <div className="over">
          <GalleryOverlay product={product} pricing={pricing} />
        </div>
      </div>
      <GalleryThumbs images={images} current={current} onChoose={showPicture} />
      {zoomed && <GalleryZoom images={images} first={current} onClose={() => setZoomed(false)} />}
    </S.Gallery>
  );
}
