import { useEffect, useRef, useState } from 'react';
import { IconButton } from '@/components/ui/IconButton';
import { Image } from '@/components/ui/Image';
import { X } from '@/components/ui/icons';
import type { ProductImage } from '@/contract/product';
import { useOverlay } from '@/hooks/useOverlay';
import * as S from './GalleryZoom.styles';

/** A picture over the whole screen; a press brings it nearer, and then it scrolls. Escape and Back close it. */
export default function GalleryZoom({ image, onClose }: { image: ProductImage; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [near, setNear] = useState(false);
  const close = useOverlay(onClose);

  useEffect(() => dialog.current?.showModal(), []);

  return (
    <S.Zoom
      ref={dialog}
      aria-label="نمای بزرگ تصویر"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
    >
      <IconButton label="بستن" round className="close" onClick={close}>
        <X size={24} />
      </IconButton>
      <div className="scroll" data-near={near || undefined}>
        <button type="button" aria-label={near ? 'کوچک‌تر' : 'بزرگ‌تر'} onClick={() => setNear(!near)}>
          <Image src={image.imageUrl} alt={image.alt} width={1600} sizes={near ? '160vw' : '100vmin'} />
        </button>
      </div>
    </S.Zoom>
  );
}
