import { type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { Image } from '@/components/ui/Image';
import { Clock3, Share2 } from '@/components/ui/icons';
import { onDemand } from '@/components/ui/onDemand';
import { Picture } from '@/components/ui/Picture';
import { still } from '@/components/ui/still';
import type { ProductImage } from '@/contract/product';
import * as S from './Gallery.styles';

const Heart = still(() => import('@/components/favorite/Heart'), { wakes: true });
const GalleryZoom = onDemand(() => import('./GalleryZoom'));

type Props = {
  productId: number;
  images: ProductImage[];
  /** What a running promotion says over the picture, or null. */
  promotion: ReactNode;
  onShare: () => void;
};

/** The pictures of the chosen colour: swiped on phones, chosen by thumbnail elsewhere, enlarged by a press. */
export function Gallery({ productId, images, promotion, onShare }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<ProductImage | null>(null);
  const first = images[0]?.imageUrl;

  // Another colour begins at its first picture.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the first picture is what tells one colour from another.
  useEffect(() => {
    setCurrent(0);
    stage.current?.scrollTo({ left: 0 }); // physical-ok: a scroll offset, 0 is the inline start
  }, [first]);

  function show(index: number) {
    setCurrent(index);
    const frame = stage.current?.children[index];
    if (frame instanceof HTMLElement && stage.current) stage.current.scrollTo({ left: frame.offsetLeft }); // physical-ok: a scroll offset
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
              tabIndex={index === current ? 0 : -1}
              onClick={() => setZoomed(image)}
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
        {promotion && (
          <span className="countdown">
            <Clock3 size={16} />
            {promotion}
          </span>
        )}
        <div className="dots" aria-hidden="true">
          {images.map((image, index) => (
            <i key={image.imageUrl} data-current={index === current || undefined} />
          ))}
        </div>
        <div className="tools">
          <IconButton label="هم‌رسانی" round onClick={onShare}>
            <Share2 size={20} />
          </IconButton>
          <Heart productId={productId} />
        </div>
      </div>
      <div className="thumbs">
        {images.slice(1, 5).map((image, index) => (
          <button
            key={image.imageUrl}
            type="button"
            aria-label={image.alt}
            aria-current={current === index + 1}
            onClick={() => show(current === index + 1 ? 0 : index + 1)}
          >
            <Picture src={image.imageUrl} alt="" width={200} full />
          </button>
        ))}
      </div>
      {zoomed && <GalleryZoom image={zoomed} onClose={() => setZoomed(null)} />}
    </S.Gallery>
  );
}
