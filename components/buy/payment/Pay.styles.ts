import styled from 'styled-components';
import { Sums } from '@/components/ui/kit/Sums';
import { media } from '@/styles/media';

/** A single card in the middle of a page without the shop's header. */
export const Page = styled.div`
  display: grid;
  justify-content: center;
  grid-template-columns: minmax(0, 640px);
  gap: var(--space-4);
  align-content: start;
  min-block-size: calc(100dvh - 76px);
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    padding-block: var(--space-7) var(--space-8);
  }
`;

export const Rows = styled(Sums)`
  gap: var(--space-4);
  padding-block: var(--space-4);
  border-block: 1px solid var(--line);
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
