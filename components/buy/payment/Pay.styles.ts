import styled from 'styled-components';
import { paddedSheet } from '@/components/ui/kit/paddedSheet';
import { media } from '@/styles/media';

/** A single card in the middle of a page without the shop's header. */
export const Page = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 720px);
  gap: 16px;
  align-content: start;
  min-block-size: calc(100dvh - 76px);
  padding-block: 16px 48px;
  ${media.md} {
    padding-block: 32px 64px;
  }
`;

export const Sheet = styled.section`
  ${paddedSheet}
  gap: 20px;

  > h2 {
    font-size: 16px;
  }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px;

  p {
    color: var(--ink-2);
  }
  .amount {
    font-size: 32px;
    font-weight: 900;
    line-height: 1.3;
    ${media.tablet} {
      font-size: 40px;
    }
  }
  small {
    font-size: 13px;
    color: var(--ink-3);
  }
  .pictures {
    display: flex;
    gap: 8px;
  }
  .pictures > span {
    inline-size: 64px;
    ${media.tablet} {
      inline-size: 72px;
    }
  }
`;

export const Rows = styled.dl`
  padding-block: 8px;
  border-block: 1px solid var(--line);

  > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 16px;
    padding-block: 6px;
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
  gap: 8px;
  text-align: center;

  button > span {
    display: inline-flex;
    align-items: center;
    gap: 8px;
  }
  p {
    font-size: 13px;
    color: var(--ink-2);
  }
`;

/** Amounts to choose from. */
export const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: 8px;

  button {
    min-block-size: 44px;
    padding-inline: 8px;
    border-radius: var(--radius-m);
    box-shadow: inset 0 0 0 1px var(--line);
    font-weight: 600;
    font-size: 14px;
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
  gap: 8px;

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
  gap: 12px;
  padding-inline-start: 20px;
  list-style: persian;

  li {
    padding-inline-start: 8px;
    line-height: 1.8;
  }
  li::marker {
    font-weight: 700;
    color: var(--accent-strong);
  }
`;
