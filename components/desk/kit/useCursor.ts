import { useState } from 'react';

/** The place in a paged list. A filter is set by `choose(set)`, which goes back to the first page. */
export function useCursor() {
  const [cursor, turn] = useState<string | null>(null);
  const choose =
    <Value>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      turn(null);
    };
  return { cursor, turn, choose };
}
