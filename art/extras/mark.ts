import { el } from '../pen';

/** The three-step mark in a square of side `s`, highest step at the left. */
export function mark(x: number, y: number, s: number, fill: string): string {
  const t = s / 3;
  const r = s * 0.09;
  const d =
    `M${x} ${y + r}Q${x} ${y} ${x + r} ${y}H${x + t - r}Q${x + t} ${y} ${x + t} ${y + r}V${y + t}` +
    `H${x + 2 * t - r}Q${x + 2 * t} ${y + t} ${x + 2 * t} ${y + t + r}V${y + 2 * t}` +
    `H${x + s - r}Q${x + s} ${y + 2 * t} ${x + s} ${y + 2 * t + r}V${y + s - r}Q${x + s} ${y + s} ${x + s - r} ${y + s}` +
    `H${x + r}Q${x} ${y + s} ${x} ${y + s - r}Z`;
  return el('path', { d, fill });
}
