import { formatMoment } from '@/utils/dates';
import { literal, nameOf, words } from './changeWords';

/** A value before and after a change, as texts; null where there was none. */
export type Difference = { key: string; name: string; before: string | null; after: string | null };

/** Longer values are cut: the list is for an overview. */
const longestValue = 120;

const numberText = (value: number) => value.toLocaleString('en-US').replaceAll(',', '٬');
const isMoment = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text);

/** A value as a sentence: never JSON, and words instead of the names of states. */
export function sentenceOf(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '—';
  if (typeof value === 'boolean') return value ? 'بله' : 'خیر';
  if (typeof value === 'number') return numberText(value);
  if (typeof value === 'string')
    return isMoment(value)
      ? formatMoment(Date.parse(value))
      : ((literal.has(key) ? undefined : words[value]) ?? value);
  if (Array.isArray(value))
    return value.length === 0
      ? '—'
      : typeof value[0] === 'object'
        ? `${numberText(value.length)} مورد`
        : value.map((one) => sentenceOf(key, one)).join('، ');
  return Object.entries(value)
    .map(([name, part]) => `${nameOf(name)} ${sentenceOf(name, part)}`)
    .join('، ');
}

function textOf(key: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = sentenceOf(key, value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

const partsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? { ...value }
    : value === null || value === undefined
      ? {}
      : { value };

/** The values that differ between two states, by their names. */
export function listDifferences(before: unknown, after: unknown): Difference[] {
  const [old, fresh] = [partsOf(before), partsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((key) => {
    if (JSON.stringify(old[key]) === JSON.stringify(fresh[key])) return [];
    return { key, name: nameOf(key), before: textOf(key, old[key]), after: textOf(key, fresh[key]) };
  });
}
