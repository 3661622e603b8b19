import { Picture } from '@/components/ui/kit/Picture';
import type { ProductImage } from '@/contract/product';
import * as S from './GalleryOverlay.styles';

type Props = { images: ProductImage[]; current: number; onChoose: (index: number) => void };

/** Thumbnails of the pictures after the first. A press on the chosen one returns to the first picture. */
export default function GalleryThumbs({ images, current, onChoose }: Props) {
  return (
    <S.Thumbs>
      {images.slice(1, 5).map((image, index) => (
        <button
          key={image.imageUrl}
          type="button"
          aria-label={image.alt}
          aria-current={current === index + 1}
          onClick={() => onChoose(current === index + 1 ? 0 : index + 1)}
        >
          <Picture src={image.imageUrl} alt="" width={200} full />
        </button>
      ))}
    </S.Thumbs>
  );
}
