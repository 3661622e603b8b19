import type { View } from '@/backend/seed/catalogueLines';

/** Identifies a drawing: an art model, its body colour and the side it is seen from. */
export interface ArtView {
  model: string;
  colour: { key: string; hex: string };
  angle: View;
}

/** Draws a device: the SVG markup of a view on a 1600 × 1600 canvas (without the `svg` element). */
export type ArtDevice = (view: ArtView) => string;

/** The drawing of a view. @throws when the device is not drawn from that side */
export function viewOf(angle: View, views: Partial<Record<View, () => string>>): string {
  const draw = views[angle];
  if (!draw) throw new RangeError(`This device has no ${angle} view.`);
  return draw();
}
