import type { ComponentProps } from 'react';

/** Widths the optimiser makes (px): the spec's product sizes, and smaller ones for thumbnails (`next.config.ts`). */
const widths = [48, 96, 132, 184, 256, 384, 640, 750, 828, 1080, 1200, 1600, 1920, 2048, 3840];
const widest = 3840;
/** The densest screen served a picture of its own. */
const density = 2;

const optimised = (src: string, width: number) =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=75`;

type Props = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height' | 'loading'> & {
  src: string;
  alt: string;
  /** The largest width it takes on screen, CSS px. */
  width: number;
  /** Narrower widths at narrower screens, as an HTML `sizes` value; `width` alone without it. */
  sizes?: string;
  /** The one picture a page that must come first. */
  priority?: boolean;
};

/** The attributes that make a browser fetch the width it needs. @param width the largest on screen, CSS px */
export function sourcesOf(src: string, width: number, sizes = `${width}px`) {
  const enough = widths.find((one) => one >= width * density) ?? widest;
  const offered = widths.filter((one) => one <= enough);
  return {
    src: optimised(src, enough),
    srcSet: offered.map((one) => `${optimised(src, one)} ${one}w`).join(', '),
    sizes,
  };
}

/**
 * A picture through Next's image optimiser (AVIF or WebP, in the width the screen needs). The element is written
 * plainly, because `next/image` would add 6 kB to the first load; see docs/adr. It fills its positioned parent.
 */
export function Image({ src, alt, width, sizes, priority, ...rest }: Props) {
  return (
    // biome-ignore lint/performance/noImgElement: this is the shop's own next/image.
    <img
      {...sourcesOf(src, width, sizes)}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
      {...rest}
    />
  );
}
