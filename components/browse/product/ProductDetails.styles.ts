import styled from 'styled-components';
import { media } from '@/styles/media';

export const Highlights = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3);
  margin-block-start: var(--space-4);
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    padding: var(--space-4);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
  svg {
    display: block;
    margin-block-end: var(--space-2);
  }
  b {
    display: block;
    ${media.md} {
      font-size: var(--text-title);
    }
  }
`;

export const Story = styled.div`
  display: grid;
  gap: var(--space-4);
  article {
    position: relative;
    overflow: hidden;
    min-block-size: 340px;
    border-radius: var(--radius-xl);
    padding: var(--space-7);
    color: var(--banner-ink);
    background: var(--banner-sky);
  }
  article:first-child {
    background: var(--banner-night);
    color: var(--on-night);
  }
  .words {
    position: relative;
    z-index: 1;
    max-inline-size: 62%;
  }
  h3 {
    font-size: var(--text-display);
  }
  p {
    margin-block-start: var(--space-3);
    opacity: 0.8;
  }
  .art {
    position: absolute;
    inset-inline-end: -20%;
    inset-block-end: -6%;
    block-size: 90%;
    aspect-ratio: 1;
  }
  /* A close-up is cut off on the side of the text, so it fades into the background there. */
  .art[data-close-up] {
    inset-inline-end: 0;
    inset-block-end: 0;
    block-size: 72%;
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- the picture is drawn for this side */
    mask-image: linear-gradient(to left, transparent 8%, black 62%);
  }
  .art img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    article {
      min-block-size: 380px;
      padding: var(--space-8);
    }
    .words {
      max-inline-size: 50%;
    }
    .art {
      inset-inline-end: -4%;
      inset-block-end: -8%;
      block-size: 108%;
    }
    .art[data-close-up] {
      block-size: 100%;
    }
  }
`;

export const Plans = styled.ul`
  display: grid;
  grid-auto-flow: column;
  /* Two plans and the edge of a third, which shows that more follow. */
  grid-auto-columns: max(136px, calc((100vw - 40px) / 2.25));
  gap: var(--space-3);
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-1) var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  button {
    position: relative;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    padding: var(--space-4) var(--space-3);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    text-align: start;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  ${media.forcedColors} {
    button[aria-pressed='true'] {
      outline-color: Highlight;
    }
  }
  button[aria-pressed='true'] {
    outline: 2px solid var(--accent-strong);
    outline-offset: -2px;
    box-shadow: var(--shadow-lifted);
  }
  b,
  strong {
    display: block;
    font-size: var(--text-body);
    color: var(--ink);
  }
  strong {
    font-size: var(--text-heading);
    font-weight: 900;
  }
  hr {
    border: 0;
    border-block-start: 1px solid var(--line);
    margin-block: var(--space-3);
  }
  em {
    display: block;
    inline-size: fit-content;
    margin-block-start: var(--space-2);
    padding: 2px var(--space-2);
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-style: normal;
    font-size: var(--text-caption);
    font-weight: 600;
  }
  ${media.md} {
    grid-auto-columns: minmax(0, 1fr);
    gap: var(--space-4);
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
    button {
      padding: var(--space-5);
    }
    em {
      position: absolute;
      inset-block-start: 16px;
      inset-inline-end: 16px;
      margin: 0;
    }
  }
`;

export const Specs = styled.div`
  padding: var(--space-2) var(--space-6);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    columns: 2;
    column-gap: var(--space-7);
    padding: var(--space-4) var(--space-7);
  }
  /* A group stays in one column, unless it is the only one. */
  section:not(:only-child) {
    break-inside: avoid;
  }
  h3 {
    padding-block: var(--space-5) var(--space-1);
    font-size: var(--text-title);
  }
  dl > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    gap: var(--space-4);
    padding-block: var(--space-3);
    border-block-end: 1px solid var(--line);
    break-inside: avoid;
    ${media.lg} {
      grid-template-columns: 180px minmax(0, 1fr);
    }
  }
  section:last-child dl > div:last-child {
    border: 0;
  }
  dt {
    color: var(--ink-3);
  }
  dd {
    font-weight: 500;
  }
`;
