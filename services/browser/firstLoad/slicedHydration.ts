import { startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/**
 * Stands for `react-dom/client` in Next's browser code (`next.config.ts`). Next hydrates a page in one task, which takes a
 * slow phone a second. In a transition React does the same in slices of 5 ms, between which the browser paints and answers.
 */
function hydrateInSlices(...args: Parameters<typeof hydrateRoot>): Root {
  let root!: Root;
  startTransition(() => {
    root = hydrateRoot(...args);
  });
  return root;
}

export default { hydrateRoot: hydrateInSlices };
