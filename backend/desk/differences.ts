import { toPersianDigits } from '@/utils/digits';
import { keysOf } from '@/utils/keysOf';
import { messages } from './messages';

/** The fields that differ, before and after a change, for the list of changes. */
export function findDifferences<Fields extends object>(
  before: Fields,
  after: Fields,
): { before: Partial<Fields>; after: Partial<Fields> } | null {
  const keys = keysOf(after).filter((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));
  if (keys.length === 0) return null;
  // The type of `Object.fromEntries` loses which value belongs to which key; every pair is one of `Fields`.
  const pick = (from: Fields) => Object.fromEntries(keys.map((key) => [key, from[key]])) as Partial<Fields>;
  return { before: pick(before), after: pick(after) };
}

/** Tells an operator at each field what another one has saved in it meanwhile. @param values the new values by their fields */
export function describeNewValues(values: object): Record<string, string> {
  const sentences = Object.entries(values).map(([field, value]) => [
    field,
    typeof value === 'string' || typeof value === 'number'
      ? messages.changedTo(toPersianDigits(value))
      : messages.changedMeanwhile,
  ]);
  return Object.fromEntries(sentences);
}
