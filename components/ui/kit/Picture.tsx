import styled from 'styled-components';
import { Image } from '@/components/ui/kit/firstLoad/Image';

const StoneBackground = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1;
  overflow: hidden;
  border-radius: var(--radius-s);
  background: var(--stone-ground);

  img {
    position: absolute;
    inset: 7%;
    inline-size: 86%;
    block-size: 86%;
    object-fit: contain;
    transition: transform var(--time-move) var(--ease);
  }
  &[data-unavailable] img {
    filter: grayscale(1);
    opacity: 0.6;
  }
  &[data-full] img {
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }
`;

type Props = {
  src: string;
  alt: string;
  /** The largest width on screen, CSS px. */
  width: number;
  /** Widths on narrower screens, as an HTML `sizes` value. */
  sizes?: string;
  /** Loads the picture first. Use it for one picture of a page. */
  priority?: boolean;
  /** Greys the picture of a product that is out of stock. */
  unavailable?: boolean;
  /** Makes the picture fill the background; otherwise it covers 86 % of the width. */
  full?: boolean;
};

/** A product picture on a square background, which is visible before the picture has loaded. */
export function Picture({ unavailable, full, ...image }: Props) {
  return (
    <StoneBackground data-unavailable={unavailable || undefined} data-full={full || undefined}>
      <Image {...image} />
    </StoneBackground>
  );
}
