import { minuteMs } from './timeUnits';

/** Lines that are remembered at most; a new one replaces the oldest. */
const mostLines = 200;

/**
 * Lets an equal line through once a minute.
 * @returns a function that takes a line's text and the time (ms), and answers how many equal lines were left out since the
 * last one, or null when this one is left out too
 */
export function gateRepeats(): (line: string, now: number) => number | null {
  const seen = new Map<string, { until: number; leftOut: number }>();
  return (line, now) => {
    const known = seen.get(line);
    if (known && now < known.until) {
      known.leftOut += 1;
      return null;
    }
    seen.delete(line);
    if (seen.size >= mostLines) seen.delete([...seen.keys()][0] ?? '');
    seen.set(line, { until: now + minuteMs, leftOut: 0 });
    return known?.leftOut ?? 0;
  };
}
