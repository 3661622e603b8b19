import styled from 'styled-components';
import { paddedSheet } from '@/components/ui/kit/paddedSheet';
import { media } from '@/styles/media';

/** A single card in the middle of a page without the shop's header. */
export const Page = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 720px);
  gap: var(--space-4);
  align-content: start;
  min-block-size: calc(100dvh - 76px);
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    padding-block: var(--space-7) var(--space-8);
  }
`;

export const Sheet = styled.section`
  ${paddedSheet}
  gap: var(--space-5);

  > h2 {
    font-size: var(--text-title);
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);

  p {
    color: var(--ink-2);
  }
  .amount {
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.3;
  }
  small {
    font-size: var(--text-small);
    color: var(--ink-3);
  }
  .pictures {
    display: flex;
    gap: var(--space-2);
  }
  .pictures > span {
    inline-size: 64px;
    ${media.tablet} {
      inline-size: 72px;
    }
  }
`;

export const Rows = styled.dl`
  padding-block: var(--space-2);
  border-block: 1px solid var(--line);

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-4);
    padding-block: var(--space-2);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 700;
    white-space: nowrap;
  }
  .good {
    color: var(--success);
  }
`;

/** The button and what follows it. */
export const Foot = styled.div`
  display: grid;
  gap: var(--space-2);
  text-align: center;

  button > span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
  }
  p {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
`;

/** Amounts to choose from. */
export const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: var(--space-2);

  button {
    min-block-size: 44px;
    padding-inline: var(--space-2);
    border-radius: var(--radius-m);
    box-shadow: inset 0 0 0 1px var(--line);
    font-weight: 600;
    font-size: var(--text-body);
    white-space: nowrap;
  }
  button[aria-pressed='true'] {
    box-shadow: inset 0 0 0 2px var(--accent-strong);
    color: var(--accent-strong);
  }
  ${media.hover} {
    button:hover {
      background: var(--sunken);
    }
  }
`;

/** How long the products are kept, at the end of the header. */
export const HeldCountdown = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);

  b {
    color: var(--ink);
  }
  .left {
    display: inline-block;
    min-inline-size: 64px;
    color: var(--ink);
    font-weight: 700;
  }
  &[data-over] {
    color: var(--danger);
  }
  ${media.belowMd} {
    .long {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`;

/** Numbered sentences. */
export const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  padding-inline-start: var(--space-5);
  list-style: persian;

  li {
    padding-inline-start: var(--space-2);
    line-height: 1.8;
  }
  li::marker {
    font-weight: 700;
    color: var(--accent-strong);
  }
`;
