import { css } from 'styled-components';
import { media } from '@/styles/media';

/** The check boxes of a facet with their search field; colours are swatches. */
export const choices = css`
  .typed {
    inline-size: 100%;
    block-size: 44px;
    padding-inline: var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-small);
  }
  [data-facet='brand'] label,
  [data-facet='attribute'] label {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 44px;
    cursor: pointer;
  }
  [data-facet='brand'] bdi {
    font-size: var(--text-small);
    color: var(--ink-3);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  small {
    margin-inline-start: auto;
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  small[data-count]::after {
    content: ' کالا';
    position: absolute;
    clip-path: inset(50%);
  }
  [type='checkbox']:not([role]) {
    appearance: none;
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    cursor: inherit;
  }
  [type='checkbox']:not([role]):checked {
    border-color: var(--accent-strong);
    background: var(--accent-strong);
  }
  /* The tick is two borders of a rotated box, so that it has a colour of the theme. */
  [type='checkbox']:not([role]):checked::before {
    content: '';
    display: block;
    inline-size: 5px;
    block-size: 10px;
    margin: 2px auto 0;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  [data-facet='colour'] {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: var(--space-2) var(--space-1);
  }
  [data-facet='colour'] label {
    display: grid;
    justify-items: center;
    gap: var(--space-1);
    font-size: var(--text-caption);
    line-height: 1.4;
    color: var(--ink-2);
    text-align: center;
    cursor: pointer;
  }
  /* The box of a colour is its swatch. */
  [data-facet='colour'] [type='checkbox']:not([role]) {
    inline-size: 44px;
    block-size: 44px;
    border: 4px solid var(--surface);
    border-radius: var(--radius-full);
    background: var(--dot);
    background-clip: padding-box;
    box-shadow: inset 0 0 0 1px var(--swatch-edge);
  }
  [data-facet='colour'] [type='checkbox']:checked::before {
    content: none;
  }
  [data-facet='colour'] :is(:checked, :focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: -2px;
  }
  [data-facet='colour'] :focus-visible {
    outline-offset: 2px;
  }
  [data-facet='colour'] :checked ~ span {
    color: var(--ink);
    font-weight: 600;
  }

  /* Forced colours remove backgrounds and shadows, so borders, outlines and system colours mark what is chosen. */
  ${media.forcedColors} {
    [type='checkbox']:not([role]):checked {
      background: Highlight;
      forced-color-adjust: none;
    }
    [type='checkbox']:not([role]):checked::before {
      border-color: HighlightText;
    }
    [data-facet='colour'] [type='checkbox']:not([role]) {
      forced-color-adjust: none;
      background: var(--dot);
      outline: 1px solid CanvasText;
      outline-offset: -4px;
    }
    [data-facet='colour'] [type='checkbox']:not([role]):checked {
      outline: 2px solid Highlight;
    }
  }
`;
