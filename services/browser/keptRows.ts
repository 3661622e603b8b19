import type { PlanRequestField, PlanRequestFields } from '@/rules/planRequest/sections';
import { readItem, writeItem } from './browserStorage';

/** A line of the basket as the server had it last, without prices, which are never shown from what the browser keeps. */
export type KeptLine = {
  productPropertyId: number;
  productId: number;
  slug: string;
  title: string;
  imageUrl: string;
  qty: number;
  stock: number;
  maxBuy: number;
};

/** A change of a line that the browser keeps until it has a network. */
export type WaitingChange = {
  productPropertyId: number;
  title: string;
  stock: number;
  maxBuy: number;
  /** The product and its picture, as its page showed them; missing for a change that an older release kept. */
  productId?: number;
  slug?: string;
  imageUrl?: string;
  /** The absolute quantity that the shopper wants; 0 removes the line. */
  qty: number;
  /** The quantity in the basket that the shopper saw; null when the basket was unknown, and `qty` then comes on top of it. */
  from: number | null;
  /** The quantity that was sent without an answer, which the server may have set. */
  sent?: number;
};

/** A heart that a customer pressed without a network. */
type WaitingFavorite = { productId: number; liked: boolean };

/** A field of a loan request that was typed and that the server does not have yet. */
type TypedField = {
  name: PlanRequestField;
  value: PlanRequestFields[PlanRequestField];
  /** The draft that it belongs to; null when the request had not begun. */
  requestId: number | null;
};

type Rows = {
  keptLines: KeptLine;
  waitingChanges: WaitingChange;
  /** Changes without an answer when their page was left. */
  leftChanges: WaitingChange;
  waitingFavorites: WaitingFavorite;
  typedFields: TypedField;
};

/** Properties without which a stored row is not one of its kind. */
const needed: { [Key in keyof Rows]: readonly (keyof Rows[Key])[] } = {
  keptLines: ['productPropertyId', 'title', 'qty'],
  waitingChanges: ['productPropertyId', 'title', 'qty'],
  leftChanges: ['productPropertyId', 'title', 'qty'],
  waitingFavorites: ['productId', 'liked'],
  typedFields: ['name', 'value', 'requestId'],
};

const isRow = (row: unknown, key: keyof Rows): boolean =>
  typeof row === 'object' && row !== null && needed[key].every((name) => name in row);

/**
 * Reads the rows that this browser keeps for a time without a network. Returns null when it keeps none.
 * @param owner mobile number of the customer, null for a guest; what was kept for somebody else is not returned
 */
export function readKept<Key extends keyof Rows>(key: Key, owner: string | null): Rows[Key][] | null {
  try {
    const stored = JSON.parse(readItem(key) ?? 'null');
    const isOwn =
      stored?.owner === owner &&
      Array.isArray(stored.rows) &&
      stored.rows.every((row: unknown) => isRow(row, key));
    return isOwn ? stored.rows : null;
  } catch {
    return null;
  }
}

/** Keeps rows for a time without a network. No rows remove them. A sign-out removes all (`clearStorage`). */
export const writeKept = <Key extends keyof Rows>(
  key: Key,
  owner: string | null,
  rows: readonly Rows[Key][],
): void => writeItem(key, rows.length > 0 ? JSON.stringify({ owner, rows }) : null);
