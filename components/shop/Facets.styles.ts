import styled, { css } from 'styled-components';
import { media } from '@/styles/media';

const more = css`
  .more > summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: 13px;
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  .more > summary::-webkit-details-marker {
    display: none;
  }
  .more p {
    padding-block: 8px;
    font-size: 13px;
    color: var(--ink-3);
  }
  .find {
    inline-size: 100%;
    block-size: 44px;
    margin-block-end: 8px;
    padding-inline: 12px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    font-size: 14px;
  }
`;

const rows = css`
  [data-facet='brand'] label,
  [data-facet='attribute'] label {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 44px;
    cursor: pointer;
    @media (hover: hover) and (min-width: 1024px) {
      min-block-size: 40px;
    }
  }
  [data-facet='brand'] bdi {
    font-size: 13px;
    color: var(--ink-3);
    overflow: hidden;
    text-overflow: ellipsis;
  }
  small {
    margin-inline-start: auto;
    font-size: 12px;
    color: var(--ink-3);
  }
  [type='checkbox']:not([role]) {
    appearance: none;
    flex: none;
    inline-size: 20px;
    block-size: 20px;
    margin: 0;
    border: 1.5px solid var(--line-strong);
    border-radius: 6px;
    background: var(--surface);
    cursor: pointer;
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
    transform: rotate(45deg);
  }
`;

/** Forced colours remove backgrounds and shadows, so borders, outlines and system colours mark what is chosen. */
const forcedColours = css`
  @media (forced-colors: active) {
    [type='checkbox']:not([role]):checked {
      background: Highlight;
      forced-color-adjust: none;
    }
    [type='checkbox']:not([role]):checked::before {
      border-color: HighlightText;
    }
    [data-facet='colour'] i {
      forced-color-adjust: none;
      outline: 1px solid CanvasText;
      outline-offset: -4px;
    }
    [data-facet='colour'] :checked + i {
      outline: 4px solid Highlight;
      outline-offset: -4px;
    }
    .monthly input:checked + span {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    [role='switch'] {
      border: 1px solid ButtonText;
      forced-color-adjust: none;
      background: ButtonFace;
    }
    [role='switch']::before {
      background: ButtonText;
      inset-block-start: 2px;
    }
    [role='switch']:checked {
      background: Highlight;
    }
    [role='switch']:checked::before {
      background: HighlightText;
    }
  }
`;

const swatches = css`
  [data-facet='colour'] {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 8px 4px;
  }
  [data-facet='colour'] label {
    position: relative;
    display: grid;
    justify-items: center;
    gap: 4px;
    font-size: 12px;
    line-height: 1.4;
    color: var(--ink-2);
    text-align: center;
    cursor: pointer;
  }
  [data-facet='colour'] i {
    inline-size: 44px;
    block-size: 44px;
    border: 4px solid var(--surface);
    border-radius: var(--radius-full);
    background: var(--dot);
    background-clip: padding-box;
    box-shadow: inset 0 0 0 1px var(--swatch-edge);
  }
  [data-facet='colour'] [type='checkbox'] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    opacity: 0;
  }
  [data-facet='colour'] :checked + i {
    outline: 2px solid var(--accent-strong);
    outline-offset: -2px;
  }
  [data-facet='colour'] :focus-visible + i {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  [data-facet='colour'] :checked ~ span {
    color: var(--ink);
    font-weight: 600;
  }
`;

const switches = css`
  .switches {
    padding-block: 12px;
    border-block-start: 1px solid var(--line);
  }
  .switches label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 44px;
    cursor: pointer;
  }
  .switches small {
    margin-inline-start: 0;
  }
  [role='switch'] {
    appearance: none;
    position: relative;
    flex: none;
    inline-size: 44px;
    block-size: 26px;
    margin: 0;
    margin-inline-start: auto;
    border-radius: var(--radius-full);
    background: var(--line-strong);
    cursor: pointer;
    transition: background-color 150ms;
  }
  [role='switch']::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 20px;
    block-size: 20px;
    border-radius: var(--radius-full);
    background: var(--surface);
    transition: inset-inline-start 150ms var(--ease);
  }
  [role='switch']:checked {
    background: var(--accent-strong);
  }
  [role='switch']:checked::before {
    inset-inline-start: 21px;
  }
`;

export const Facets = styled.form`
  .group {
    border-block-start: 1px solid var(--line);
    padding-block: 8px 16px;
  }
  .group:not([open]) {
    padding-block-end: 8px;
  }
  .group > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    cursor: pointer;
    list-style: none;
  }
  .group > summary::-webkit-details-marker {
    display: none;
  }
  .group[open] > summary svg {
    transform: rotate(180deg);
  }
  .group > summary svg {
    color: var(--ink-3);
  }
  h3 {
    font-size: 14px;
    font-weight: 700;
  }
  .note {
    margin-block-start: 8px;
    font-size: 12px;
    color: var(--ink-3);
  }

  .monthly {
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
    margin: 0;
    padding: 0;
    border: 0;
  }
  .monthly label {
    position: relative;
  }
  .monthly input {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    cursor: pointer;
  }
  .monthly span {
    display: grid;
    place-items: center;
    block-size: 44px;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    font-weight: 600;
  }
  .monthly input:checked + span {
    border-color: var(--accent-strong);
    box-shadow: inset 0 0 0 1px var(--accent-strong);
    font-weight: 700;
  }
  .monthly input:focus-visible + span {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }

  .categories a,
  .categories b {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 44px;
    ${media.hover} {
      min-block-size: 40px;
    }
  }
  .categories [data-below] {
    padding-inline-start: 12px;
  }
  ${media.hover} {
    .categories a:hover {
      color: var(--accent-strong);
    }
  }

  ${more}
  ${rows}
  ${swatches}
  ${switches}
  ${forcedColours}

  noscript button {
    inline-size: 100%;
    min-block-size: 48px;
    margin-block-end: 16px;
    border-radius: var(--radius-m);
    background: var(--accent-strong);
    color: var(--on-accent);
    font-weight: 600;
  }
`;
