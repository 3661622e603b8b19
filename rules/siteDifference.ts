import type { SiteDifference } from '@/contract/desk/site';

/** Differences that are listed at most; of more, the first ones. */
const mostListed = 40;
/** Longest text of a value in a difference, in characters. */
const longestValue = 80;

type Entry = Record<string, unknown>;

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An empty text is missing to a reader. */
const isMissing = (value: unknown) => value === null || value === undefined || value === '';

/** The fields that name an entry to a reader, the first one that it has. */
const titleFields = ['title', 'question', 'alt', 'key', 'slug'];

function titleOf(value: unknown): string | null {
  if (!isEntry(value)) return null;
  const title = titleFields.map((field) => value[field]).find((text) => typeof text === 'string' && text);
  return title === undefined ? null : String(title);
}

/** The texts and numbers in a value, those of an entry with a title are its title. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'object' && value !== null
    ? [titleOf(value) ?? Object.values(value).flatMap(textsIn)].flat()
    : isMissing(value)
      ? []
      : [String(value)];

/** A short text of a value, for a reader; null for a value that is missing. */
function shorten(value: unknown): string | null {
  if (isMissing(value)) return null;
  const text = textsIn(value).join('، ') || '—';
  return text.length > longestValue ? `${text.slice(0, longestValue - 1)}…` : text;
}

/** Identity of an entry of a list, which stays equal when the entry changes: its id, its key or its slug, else its content. */
function identityOf(value: unknown): string {
  if (!isEntry(value)) return JSON.stringify(value);
  const { id, key, slug } = value;
  const identity = id ?? key ?? slug;
  return identity === undefined || identity === null || identity === '' ? '' : String(identity);
}

/** Gives the entries of two lists names by which the same entry is found in both; entries without an identity match by place. */
const namesOf = (list: readonly unknown[]) => {
  const seen = new Map<string, number>();
  return list.map((value, index) => {
    const identity = identityOf(value) || `#${index}`;
    const times = seen.get(identity) ?? 0;
    seen.set(identity, times + 1);
    return `${identity} ${times}`;
  });
};

/**
 * The differences of two documents, for a reader. An entry of a list is compared with the entry of the same id. A changed order is
 * one difference of the list.
 */
export function describeDifferences(before: unknown, after: unknown): SiteDifference[] {
  const found: SiteDifference[] = [];
  compare(before, after, [], found);
  return found.slice(0, mostListed);
}

/** A missing value beside a list or an entry is an empty one, so that a reader sees each of its fields. */
const emptyLike = (value: unknown, other: unknown) =>
  !isMissing(value) ? value : Array.isArray(other) ? [] : isEntry(other) ? {} : value;

function compare(old: unknown, fresh: unknown, path: string[], found: SiteDifference[]): void {
  const [before, after] = [emptyLike(old, fresh), emptyLike(fresh, old)];
  if (Array.isArray(before) && Array.isArray(after)) {
    compareLists(before, after, path, found);
    return;
  }
  if (isEntry(before) && isEntry(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      if (key !== 'id') compare(before[key], after[key], [...path, key], found);
    return;
  }
  if (Object.is(before, after) || (isMissing(before) && isMissing(after))) return;
  const kind = isMissing(before) ? 'added' : isMissing(after) ? 'removed' : 'changed';
  found.push({ path, kind, before: shorten(before), after: shorten(after) });
}

function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string[],
  found: SiteDifference[],
): void {
  const old = namesOf(before);
  const now = namesOf(after);
  for (const [index, name] of old.entries())
    if (!now.includes(name))
      found.push({ path, kind: 'removed', before: shorten(before[index]), after: null });
  for (const [index, name] of now.entries()) {
    const was = old.indexOf(name);
    if (was < 0) found.push({ path, kind: 'added', before: null, after: shorten(after[index]) });
    else compare(before[was], after[index], [...path, titleOf(after[index]) ?? String(index + 1)], found);
  }
  const stayed = old.filter((name) => now.includes(name)).join();
  if (stayed !== now.filter((name) => old.includes(name)).join())
    found.push({ path, kind: 'moved', before: null, after: null });
}
