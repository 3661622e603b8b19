import type { ComponentProps } from 'react';
import { screenPictureWidths, smallPictureWidths } from '@/utils/firstLoad/pictureWidths';

/** Widths (px) that the optimiser produces. */
const widths = [...smallPictureWidths, ...screenPictureWidths];
const maxWidth = Math.max(...widths);
/** Pictures are offered for screens of up to this pixel density. */
const maxDensity = 2;

const optimised = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'loading'> & {
  src: string;
  alt: string;
  /** The largest width on screen, CSS px. */
  width: number;
  /** Widths on narrower screens, as an HTML `sizes` value. Default: `width` on every screen. */
  sizes?: string;
  /** Loads the picture first. Use it for one picture of a page. */
  priority?: boolean;
};

/** `srcset` and `sizes`, from which the browser chooses a width. @param width the largest on screen, CSS px */
export function imageSources(src: string, width: number, sizes = `${width}px`) {
  const enough = widths.find((one) => one >= width * maxDensity) ?? maxWidth;
  // The last word of `sizes` is the width on the narrowest screens, the smallest of all. For `60vw` it is read as 60 px: a screen has
  // at least 320 px, so that its real width is larger, and no needed width is left out.
  const least = Math.min(enough, Number.parseInt(sizes.slice(sizes.lastIndexOf(' ') + 1), 10));
  const offered = widths.filter((one) => one <= enough && one >= least);
  return {
    src: optimised(src, enough),
    srcSet: offered.map((one) => `${optimised(src, one)} ${one}w`).join(', '),
    sizes,
  };
}

/**
 * A picture of Next's image optimiser (AVIF or WebP, in the width the screen needs). It is a native `img`, because
 * `next/image` would add 6 kB to the first load; see docs/adr. It fills its positioned parent.
 */
export function Image({ src, alt, width, sizes, priority, ...rest }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: this is the shop's own next/image.
    <img
      {...imageSources(src, width, sizes)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...rest}
    />
  );
}
