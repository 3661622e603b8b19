import { minifyCss } from './minifyCss';

/** Stands behind every rule, and every note of a component, in the text of styled-components' `ServerStyleSheet`. */
const separator = '/*!sc*/\n';
/** The note that follows the rules of a component: its id, and the class names that these rules have. */
const note = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*),"\}$/;
const mediaQuery = /^@media[^{]*\{/;

/**
 * Divides the text of a `ServerStyleSheet` in two. `css` are the rules, for a style element that styled-components leaves alone.
 * `notes` are the class names that stand in it, in the form that `rehydrateSheet` reads in the browser: without rules and without
 * what else it does not look at. All components share one group, since the order of groups orders only the rules that a note comes with.
 */
export function dividePageStyles(text: string): { css: string; notes: string } {
  const rules: string[] = [];
  let notes = '';
  for (const part of text.split(separator)) {
    const [, id, names] = part.match(note) ?? [];
    const [query] = part.match(mediaQuery) ?? [];
    const before = rules.at(-1);
    if (id) notes += `data-styled.g1[id="${id}"]"${names}${separator}`;
    else if (query && before?.startsWith(query))
      rules[rules.length - 1] = before.slice(0, -1) + part.slice(query.length);
    else rules.push(part);
  }
  return { css: minifyCss(rules.join('')), notes };
}
