import { useId } from 'react';

/**
 * Connects a button with the sentence that says why it is closed; null, undefined or empty while it is open. A closed
 * button keeps its focus. Spread `button` on the button and `line` on the sentence.
 */
export function useReason(reason: string | null | undefined) {
  const id = useId();
  return {
    button: { 'aria-disabled': reason ? true : undefined, 'aria-describedby': reason ? id : undefined },
    line: { id },
  };
}
