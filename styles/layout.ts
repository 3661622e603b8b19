import { media } from './media';

const spaceSteps = [1, 2, 3, 4, 5, 6, 7, 8];
/** The height of a line where it is not that of the body. */
const textSteps = {
  caption: '',
  small: '',
  body: '',
  title: ' line-height: 1.6;',
  heading: ' line-height: 1.4;',
  display: ' line-height: 1.3;',
};
const inks = {
  plain: '--ink',
  muted: '--ink-2',
  faint: '--ink-3',
  accent: '--accent-strong',
  success: '--success',
  warning: '--warning',
  danger: '--danger',
};

/**
 * The styles of `components/ui/layout`, once in the document: its components write `data-` attributes and need no style of
 * their own. An attribute is one simple selector, so that a style of a screen wins over it. `data-tone` gives an element and what is in it the two
 * colours of a state.
 */
export const layoutCss = `
  fieldset { min-inline-size: 0; margin: 0; padding: 0; border: 0; }
  legend { padding: 0; }
  summary { display: flex; align-items: center; cursor: pointer; list-style: none; }
  summary::-webkit-details-marker { display: none; }
  [data-layout] { min-inline-size: 0; }
  [data-layout='container'] { inline-size: 100%; max-inline-size: calc(var(--container) + 2 * var(--gutter)); margin-inline: auto; padding-inline: var(--gutter); }
  [data-layout='stack'], [data-layout='card'] { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; }
  [data-layout='row'], [data-layout='actions'] { display: flex; align-items: center; }
  [data-layout='actions'], [data-wrap] { flex-wrap: wrap; }
  [data-layout='actions'] { gap: var(--space-3); }
  [data-layout='grid'] { display: grid; grid-template-columns: repeat(var(--columns), minmax(0, 1fr)); }
  ${media.tablet} { [data-layout='grid'] { grid-template-columns: repeat(var(--columns-tablet), minmax(0, 1fr)); } }
  ${media.md} { [data-layout='grid'] { grid-template-columns: repeat(var(--columns-md), minmax(0, 1fr)); } }
  [data-layout='grid'][data-fit] { grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--cell)), 1fr)); }
  [data-cell='whole'] { grid-column: 1 / -1; }
  [data-divided] > :not(:first-child) { padding-block-start: var(--divided); border-block-start: 1px solid var(--line); }
  [data-layout='divider'] { inline-size: 100%; margin: 0; border: 0; border-block-start: 1px solid var(--line); }
  ${spaceSteps.map((step) => `[data-gap='${step}'] { gap: var(--space-${step}); }`).join('\n  ')}
  [data-fields] { column-gap: var(--space-4); }
  ${['start', 'end', 'baseline', 'stretch'].map((to) => `[data-layout='row'][data-align='${to}'] { align-items: ${to}; }`).join('\n  ')}
  ${['start', 'center', 'end'].map((to) => `[data-layout='stack'][data-align='${to}'] { justify-items: ${to}; }`).join('\n  ')}
  ${['center', 'end'].map((to) => `[data-justify='${to}'] { justify-content: ${to}; }`).join('\n  ')}
  [data-justify='between'] { justify-content: space-between; }
  [data-layout='card'] { padding: var(--space-4); border-radius: var(--radius-l); }
  ${media.md} { [data-layout='card'] { padding: var(--space-6); } [data-dense] { padding: var(--space-4); } }
  ${media.forcedColors} { [data-layout='card'] { border: 1px solid; } }
  [data-card='raised'] { background: var(--surface); box-shadow: var(--shadow-resting); }
  [data-card='sunken'] { background: var(--sunken); }
  [data-card='outlined'], [data-card='quiet'] { border: 1px solid var(--line); }
  [data-card='quiet'] { background: var(--ground); }
  ${Object.entries(textSteps)
    .map(([step, height]) => `[data-text='${step}'] { font-size: var(--text-${step});${height} }`)
    .join('\n  ')}
  ${Object.entries(inks)
    .map(([name, token]) => `[data-ink='${name}'] { color: var(${token}); }`)
    .join('\n  ')}
  [data-action], [data-pill] { display: inline-flex; align-items: center; gap: var(--space-2); min-block-size: 44px; font-size: var(--text-small); }
  [data-action] { color: var(--accent-strong); font-weight: 700; }
  [data-action][aria-disabled='true'] { color: var(--ink-3); cursor: not-allowed; }
  ${media.hover} { [data-action]:not([aria-disabled='true']):hover { color: var(--accent-deep); } }
  [data-pill] { padding-inline: var(--space-4); border: 1px solid var(--line); border-radius: var(--radius-full); background: var(--surface); font-weight: 500; white-space: nowrap; }
  ${media.hover} { [data-pill]:hover { background: var(--sunken); } }
  [data-pill][aria-current] { border-color: var(--ink); background: var(--ink); color: var(--surface); }
  [data-search] { position: relative; flex: 1; display: flex; align-items: center; gap: var(--space-3); min-inline-size: 0; block-size: 48px; padding-inline: var(--space-4) var(--space-1); border: 1px solid var(--line-strong); border-radius: var(--radius-m); background: var(--surface); color: var(--ink-3); }
  [data-search='sunken'] { border-color: transparent; background: var(--sunken); }
  [data-search]:focus-within:not(:has(input:read-only)) { background: var(--surface); outline: 2px solid var(--accent-strong); outline-offset: -2px; }
  [data-search] input { flex: 1; min-inline-size: 0; block-size: 100%; border: 0; padding: 0; background: none; color: var(--ink); font-size: 16px; outline: none; appearance: none; }
  [data-search] input::placeholder { color: var(--ink-3); opacity: 1; }
  [data-search] input::-webkit-search-cancel-button { display: none; }
  [data-measure] { max-inline-size: 72ch; }
  [data-alert='reserved'] { min-block-size: 24px; }
  [data-alert='folded']:empty { display: none; }
  [data-tone='plain'] { --tone: var(--ink-2); --tone-ground: var(--sunken); }
  ${['info', 'success', 'warning', 'danger'].map((tone) => `[data-tone='${tone}'] { --tone: var(--${tone}); --tone-ground: var(--${tone}-ground); }`).join('\n  ')}
  [data-weight='regular'] { font-weight: 400; }
  [data-weight='medium'] { font-weight: 600; }
  [data-weight='bold'] { font-weight: 700; }
  [data-weight='black'] { font-weight: 900; }
`;
