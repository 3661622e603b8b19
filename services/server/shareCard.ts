import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { themeTokens } from '@/styles/tokens';
import { escapeXml } from '@/utils/escapeXml';

/** The size that other sites show beside a link, px. */
const size = { width: 1200, height: 630 };
const margin = 64;
/** The square of the picture. Without one the text takes its room. */
const pictureSize = size.height - 2 * margin;
/** Texts of the picture are as long as about three lines. */
const longestTitle = 90;
/** Largest number of pixels of a picture that is read. */
const mostPixels = 40_000_000;

/** The server writes with this font; what draws there reads no WOFF2. */
const fontfile = join(process.cwd(), 'public/fonts/vazirmatn-bold.ttf');
const { surface, ink, 'ink-2': faint, 'accent-strong': accent } = themeTokens.light;

/** The lower edge. */
const stripe = { width: size.width, height: 16, channels: 3 as const, background: accent ?? '' };

/** What the picture of a link shows. */
export type ShareCard = {
  /** Null on the picture of the shop itself, whose title it is. */
  shop: string | null;
  title: string;
  /** Lines below the title; the first is the price. */
  lines: readonly string[];
  picture: Uint8Array | null;
};

type Text = { text: string; colour: string | undefined; px: number; width: number };

/** A text from right to left, which begins at the right edge of its box. */
async function draw({ text, colour, px, width }: Text) {
  const { data, info } = await sharp({
    text: {
      // The mark lets a line that begins with a Latin name read from right to left too.
      text: `<span foreground="${colour}">\u200f${escapeXml(text)}</span>`,
      font: `Vazirmatn Bold ${px}`,
      fontfile,
      width,
      dpi: 72,
      // Pango swaps the sides of a line from right to left.
      align: 'left',
      wrap: 'word',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
}

const shorten = (text: string) => (text.length > longestTitle ? `${text.slice(0, longestTitle)}…` : text);

/** A JPEG with the name of the shop, the title and the lines, and the picture at the left. */
export async function drawShareCard({ shop, title, lines, picture }: ShareCard): Promise<Buffer> {
  const width = size.width - 2 * margin - (picture ? pictureSize + margin : 0);
  const name = shop && (await draw({ text: shop, colour: accent, px: 34, width }));
  const texts = await Promise.all([
    draw({ text: shorten(title), colour: ink, px: 52, width }),
    ...lines.map((text, index) =>
      draw({ text, colour: index === 0 ? ink : faint, px: index === 0 ? 44 : 34, width }),
    ),
  ]);
  const right = (one: { width: number }) => Math.max(0, size.width - margin - one.width);
  const parts: OverlayOptions[] = [{ input: { create: stripe }, left: 0, top: size.height - stripe.height }];
  if (name) parts.push({ input: name.input, left: right(name), top: margin });
  const gap = 32;
  const height = texts.reduce((sum, one) => sum + one.height + gap, -gap);
  let top = Math.max(margin + (name ? name.height + gap : 0), Math.round((size.height - height) / 2));
  for (const one of texts) {
    if (top + one.height > size.height) break;
    parts.push({ input: one.input, left: right(one), top });
    top += one.height + gap;
  }
  if (picture) {
    const input = await sharp(picture, { limitInputPixels: mostPixels })
      .resize(pictureSize, pictureSize, { fit: 'contain', background: surface })
      .flatten({ background: surface })
      .png()
      .toBuffer();
    parts.push({ input, left: margin, top: margin });
  }
  return sharp({ create: { ...size, channels: 3, background: surface ?? '' } })
    .composite(parts)
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
