import type { ShopQuery } from '@/contract/shop';

/** The parts of a query that a form carries along without showing them. */
export function HiddenFields({ query }: { query: ShopQuery }) {
  return Object.entries(query).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value)} />
  ));
}
