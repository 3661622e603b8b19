import styled from 'styled-components';
import { Image } from '@/components/ui/firstLoad/Image';

const Stone = styled.span`
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
    transition: transform 250ms var(--ease);
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
  /** The largest width it takes on screen, CSS px, and narrower ones as an HTML `sizes` value. */
  width: number;
  sizes?: string;
  /** The one picture a page that must come first. */
  priority?: boolean;
  /** The thing cannot be bought: the picture is grey. */
  unavailable?: boolean;
  /** The art fills the ground instead of standing at 86 % of it. */
  full?: boolean;
};

/** A product picture on its square stone ground, which is there before the picture is. */
export function Picture({ unavailable, full, ...image }: Props) {
  return (
    <Stone data-unavailable={unavailable || undefined} data-full={full || undefined}>
      <Image {...image} />
    </Stone>
  );
}
