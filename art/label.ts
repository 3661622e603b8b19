import { el } from './pen';

interface LabelOptions {
  weight?: number;
  fill?: string;
  opacity?: number;
  anchor?: 'start' | 'middle' | 'end';
  /** Reading direction; clock digits and Latin model words run left to right. */
  rtl?: boolean;
}

/** A line of text in Vazirmatn whose baseline is at `y`, `size` in canvas units. */
export function label(text: string, x: number, y: number, size: number, options: LabelOptions = {}): string {
  const { weight = 600, fill = '#ffffff', opacity, anchor = 'middle', rtl = false } = options;
  return el(
    'text',
    {
      x,
      y,
      fill,
      opacity,
      'font-family': 'Vazirmatn',
      'font-size': size,
      'font-weight': weight,
      'text-anchor': anchor,
      direction: rtl ? 'rtl' : 'ltr',
    },
    text,
  );
}

/** The lock-screen clock: date and time in one line, or the time alone in two lines. */
export function clock(cx: number, top: number, width: number, lines: 1 | 2 = 1): string {
  if (lines === 2) {
    const size = width * 0.27;
    const x = cx + width * 0.36;
    return (
      label('۱۰', x, top + size * 0.95, size, { weight: 700, anchor: 'end' }) +
      label('۲۵', x, top + size * 1.85, size, { weight: 300, anchor: 'end', opacity: 0.85 })
    );
  }
  return (
    label('پنجشنبه ۲۹ آبان', cx, top + width * 0.07, width * 0.068, {
      weight: 500,
      opacity: 0.92,
      rtl: true,
    }) + label('۱۰:۲۵', cx, top + width * 0.3, width * 0.265, { weight: 700 })
  );
}
