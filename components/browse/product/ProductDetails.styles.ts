import styled from 'styled-components';
import { media } from '@/styles/media';

/** The licences under the facts. */
export const Seals = styled.div`
  .licences {
    margin-block-start: 24px;
  }
`;

export const Highlights = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  margin-block-start: 16px;
  ${media.lg} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    padding: 16px;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
  svg {
    display: block;
    margin-block-end: 8px;
  }
  b {
    display: block;
    font-size: 14px;
    line-height: 1.6;
    ${media.md} {
      font-size: 16px;
    }
  }
  span {
    font-size: 13px;
    color: var(--ink-3);
  }
`;

export const Story = styled.div`
  display: grid;
  gap: 16px;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  article {
    position: relative;
    overflow: hidden;
    min-block-size: 340px;
    border-radius: var(--radius-xl);
    padding: 32px 24px;
    color: var(--banner-ink);
    background: var(--banner-sky);
    ${media.md} {
      min-block-size: 380px;
      padding: 48px;
    }
  }
  article:first-child {
    background: var(--banner-night);
    color: var(--on-night);
  }
  .words {
    position: relative;
    z-index: 1;
    max-inline-size: 62%;
    ${media.md} {
      max-inline-size: 50%;
    }
  }
  h3 {
    font-size: 24px;
    font-weight: 800;
    ${media.md} {
      font-size: 32px;
    }
  }
  p {
    margin-block-start: 12px;
    font-size: 14px;
    opacity: 0.86;
  }
  .art {
    position: absolute;
    inset-inline-end: -20%;
    inset-block-end: -6%;
    block-size: 90%;
    aspect-ratio: 1;
    ${media.md} {
      inset-inline-end: -4%;
      inset-block-end: -8%;
      block-size: 108%;
    }
  }
  /* A close-up is cut off on the side of the text, so it fades into the background there. */
  .art[data-close-up] {
    inset-inline-end: 0;
    inset-block-end: 0;
    block-size: 72%;
    /* stylelint-disable-next-line declaration-property-value-disallowed-list -- the picture is drawn for this side */
    mask-image: linear-gradient(to left, transparent 8%, black 62%);
    ${media.md} {
      block-size: 100%;
    }
  }
  .art img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: contain;
  }
`;

export const Plans = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 200px;
  gap: 12px;
  margin-inline: calc(-1 * var(--gutter));
  padding: 4px var(--gutter);
  overflow-x: auto;
  scrollbar-width: none;
  ${media.md} {
    grid-auto-columns: minmax(0, 1fr);
    gap: 16px;
    margin-inline: 0;
    padding-inline: 0;
    overflow: visible;
  }
  button {
    position: relative;
    display: block;
    inline-size: 100%;
    padding: 20px;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    text-align: start;
    font-size: 13px;
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
  b {
    display: block;
    font-size: 14px;
    color: var(--ink);
  }
  strong {
    display: block;
    font-size: 24px;
    font-weight: 900;
    color: var(--ink);
    line-height: 1.5;
  }
  hr {
    border: 0;
    border-block-start: 1px solid var(--line);
    margin-block: 12px;
  }
  em {
    position: absolute;
    inset-block-start: 16px;
    inset-inline-end: 16px;
    padding: 2px 10px;
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-style: normal;
    font-size: 12px;
    font-weight: 600;
  }
`;

export const Specs = styled.div`
  padding: 8px 24px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 16px 32px;
  }
  max-inline-size: 900px;
  h3 {
    padding-block: 20px 4px;
    font-size: 16px;
    font-weight: 700;
  }
  dl > div {
    display: grid;
    grid-template-columns: 120px minmax(0, 1fr);
    gap: 16px;
    padding-block: 14px;
    border-block-end: 1px solid var(--line);
    ${media.md} {
      grid-template-columns: 220px minmax(0, 1fr);
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
