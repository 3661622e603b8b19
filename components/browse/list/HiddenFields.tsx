import type { ShopQuery } from '@/contract/list';

/** Hidden inputs that keep the other parts of the query when a form is submitted without JavaScript. */
export function HiddenFields({ query }: { query: ShopQuery }) {
  return Object.entries(query).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value)} />
  ));
}
