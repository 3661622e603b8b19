import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Image } from '@/components/ui/firstLoad/Image';
import { IconButton } from '@/components/ui/IconButton';
import { ChevronLeft, ChevronRight, X } from '@/components/ui/icons';
import type { ProductImage } from '@/contract/product';
import { useModalDialog } from '@/hooks/useModalDialog';
import { useOverlay } from '@/hooks/useOverlay';
import { toPersianDigits } from '@/utils/digits';
import * as S from './GalleryZoom.styles';

type Props = {
  images: ProductImage[];
  /** The one that is shown first. */
  first: number;
  onClose: () => void;
};

/** Pictures over the whole screen: swiped or stepped through, brought nearer by a double tap, the wheel or Enter. */
export default function GalleryZoom({ images, first, onClose }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(first);
  const [near, setNear] = useState(false);
  const [loaded, setLoaded] = useState<readonly string[]>([]);
  const close = useOverlay(onClose);
  const dialog = useModalDialog(close);

  useEffect(() => {
    setNear(false);
    const slide = stage.current?.children[current];
    if (slide instanceof HTMLElement) stage.current?.scrollTo({ left: slide.offsetLeft });
  }, [current]);

  const step = (by: number) => setCurrent((now) => Math.min(images.length - 1, Math.max(0, now + by)));

  /** The next picture lies to the left, as the reading goes. */
  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') step(1);
    if (key === 'ArrowRight') step(-1);
  }

  /** A near picture follows the mouse; a finger moves it by itself. */
  function follow({ pointerType, clientX, clientY, currentTarget }: PointerEvent) {
    if (!near || pointerType !== 'mouse') return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = currentTarget;
    const part = clientX / clientWidth - 1;
    const top = (clientY / clientHeight) * (scrollHeight - clientHeight);
    currentTarget.scrollTo({ left: part * (scrollWidth - clientWidth), top });
  }

  return (
    <S.Zoom {...dialog} aria-label="نمای بزرگ تصویر" onKeyDown={onKeyDown}>
      <div
        className="stage"
        ref={stage}
        data-near={near || undefined}
        onScroll={({ currentTarget }) => {
          if (!near) setCurrent(Math.round(Math.abs(currentTarget.scrollLeft) / currentTarget.clientWidth));
        }}
      >
        {images.map((image, index) => (
          <div
            key={image.imageUrl}
            className="slide"
            data-near={(near && index === current) || undefined}
            data-loading={!loaded.includes(image.imageUrl) || undefined}
            onPointerMove={follow}
            onWheel={({ deltaY }) => setNear(deltaY < 0)}
          >
            <button
              type="button"
              aria-hidden={index !== current}
              tabIndex={index === current ? 0 : -1}
              aria-label={`${near ? 'کوچک‌تر' : 'بزرگ‌تر'}: ${image.alt}`}
              // A key's click has no count; of a pointer's two clicks the second one counts.
              onClick={({ detail }) => (detail === 0 || detail === 2) && setNear(!near)}
            >
              <Image
                src={image.imageUrl}
                alt={image.alt}
                width={1600}
                sizes={near ? '200vmax' : '140vmin'}
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
      <div className="bar">
        <IconButton label="تصویر پیش" round disabled={current === 0} onClick={() => step(-1)}>
          <ChevronRight size={24} />
        </IconButton>
        <span aria-live="polite">
          {toPersianDigits(current + 1)} از {toPersianDigits(images.length)}
        </span>
        <IconButton label="تصویر پس" round disabled={current === images.length - 1} onClick={() => step(1)}>
          <ChevronLeft size={24} />
        </IconButton>
      </div>
    </S.Zoom>
  );
}
