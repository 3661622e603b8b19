import { el } from '../pen';
import type { Box } from '../shapes';

/** The whole box in one fill. */
export const whole = ({ x, y, w, h }: Box, fill: string) => el('rect', { x, y, width: w, height: h, fill });

/** A wave from edge to edge at `level` of the height, closed along the bottom. */
export function wave({ x, y, w, h }: Box, level: number, swing: number, tilt: number): string {
  const [left, top] = [x - w * 0.02, y + h * level];
  const wide = w * 1.04;
  const s = h * swing;
  const end = top + h * tilt;
  return (
    `M${left} ${top}C${left + wide * 0.2} ${top - s} ${left + wide * 0.32} ${top - s * 0.6} ${left + wide * 0.48} ${top + s * 0.35}` +
    `S${left + wide * 0.82} ${end + s * 0.7} ${left + wide} ${end - s * 0.5}V${y + h + 2}H${left}Z`
  );
}
