import type { ReactNode } from 'react';
import { Image } from '@/components/ui/kit/firstLoad/Image';

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
  className?: string;
  /** Lies over the picture. */
  children?: ReactNode;
};

/** A product picture on a square background, which is visible before the picture has loaded. */
export function Picture({ unavailable, full, className, children, ...image }: Props) {
  return (
    <span
      className={className}
      data-kit="picture"
      data-unavailable={unavailable || undefined}
      data-full={full || undefined}
    >
      <Image {...image} />
      {children}
    </span>
  );
}
