import type { View } from '@/backend/seed/catalogueLines';

/** What to draw: one art model in one body colour, seen from one side. */
export interface ArtView {
  model: string;
  colour: { key: string; hex: string };
  angle: View;
}

/** A drawn device: answers with the SVG markup of a view on a 1600 × 1600 canvas (without the `svg` element). */
export interface ArtDevice {
  draw(view: ArtView): string;
}
