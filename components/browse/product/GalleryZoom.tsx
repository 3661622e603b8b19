import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Image } from '@/components/ui/kit/firstLoad/Image';
import { IconButton } from '@/components/ui/kit/IconButton';
import { ChevronLeft, ChevronRight, X } from '@/components/ui/kit/icons';
import { Row } from '@/components/ui/layout/Row';
import type { ProductImage } from '@/contract/product';
import { useModalDialog } from '@/hooks/useModalDialog';
import { useOverlay } from '@/hooks/useOverlay';
import { toPersianDigits } from '@/utils/digits';
import * as S from './GalleryZoom.styles';

type Props = {
  images: ProductImage[];
  /** Index of the picture to open with. */
  first: number;
  onClose: () => void;
};

/** The pictures over the whole screen. A double tap, the wheel or Enter enlarges the shown picture. */
export default function GalleryZoom({ images, first, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const [enlarged, setEnlarged] = useState(false);
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const close = useOverlay(onClose);
  const dialog = useModalDialog(close);

  useEffect(() => {
    setEnlarged(false);
    const slide = stage.current?.children[current];
    if (slide instanceof HTMLElement) stage.current?.scrollTo({ left: slide.offsetLeft });
  }, [current]);

  const moveBy = (by: number) => setCurrent((now) => Math.min(images.length - 1, Math.max(0, now + by)));

  /** The next picture is on the left, in the direction of reading. */
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') moveBy(1);
    if (key === 'ArrowRight') moveBy(-1);
  }

  /** Scrolls an enlarged picture with the mouse. For a finger the browser scrolls. */
  function scrollWithMouse({ pointerType, clientX, clientY, currentTarget }: PointerEvent) {
    if (!enlarged || pointerType !== 'mouse') return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = currentTarget;
    const share = clientX / clientWidth - 1;
    const top = (clientY / clientHeight) * (scrollHeight - clientHeight);
    currentTarget.scrollTo({ left: share * (scrollWidth - clientWidth), top });
  }

  return (
    <S.Zoom {...dialog} aria-label="نمای بزرگ تصویر" onKeyDown={onKeyDown}>
      <div
        className="stage"
        ref={stage}
        data-near={enlarged || undefined}
        onScroll={({ currentTarget }) => {
          if (!enlarged)
            setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth));
        }}
      >
        {images.map((image, index) => (
          <div
            key={image.imageUrl}
            className="slide"
            data-near={(enlarged && index === current) || undefined}
            data-loading={!loaded.includes(image.imageUrl) || undefined}
            onPointerMove={scrollWithMouse}
            onWheel={({ deltaY }) => setEnlarged(deltaY < 0)}
          >
            <button
              type="button"
              aria-hidden={index !== current}
              tabIndex={index === current ? 0 : -1}
              aria-label={`${enlarged ? 'کوچک‌تر' : 'بزرگ‌تر'}: ${image.alt}`}
              // `detail` is 0 for a key press; for a pointer the second click of a double click counts.
              onClick={({ detail }) => (detail === 0 || detail === 2) && setEnlarged(!enlarged)}
            >
              <Image
                src={image.imageUrl}
                alt={image.alt}
                width={1600}
                sizes={enlarged ? '200vmax' : '140vmin'}
                priority={index === current}
                onLoad={() => setLoaded((known) => [...known, image.imageUrl])}
              />
            </button>
          </div>
        ))}
      </div>
      <IconButton label="بستن" round className="close" onClick={close}>
        <X size={24} />
      </IconButton>
      <Row className="bar" gap={4} justify="center">
        <IconButton label="تصویر پیش" round disabled={current === 0} onClick={() => moveBy(-1)}>
          <ChevronRight size={24} />
        </IconButton>
        <span aria-live="polite">
          {toPersianDigits(current + 1)} از {toPersianDigits(images.length)}
        </span>
        <IconButton label="تصویر پس" round disabled={current === images.length - 1} onClick={() => moveBy(1)}>
          <ChevronLeft size={24} />
        </IconButton>
      </Row>
    </S.Zoom>
  );
}
