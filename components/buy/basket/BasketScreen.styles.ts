import styled from 'styled-components';
import { FootBar } from '@/components/ui/kit/FootBar';
import { media } from '@/styles/media';
import { EmptyState } from './BasketStates.styles';

export const Page = styled.div`
  /* As tall as the screen, so that a visible footer does not move when the lines arrive. */
  min-block-size: 100dvh;
  padding-block-end: var(--space-7);

  .top {
    min-block-size: 64px;
    margin-block-end: var(--space-2);
    ${media.md} {
      min-block-size: 96px;
    }
  }
  .back {
    margin-inline-start: calc(-1 * var(--space-3));
    ${media.md} {
      display: none;
    }
  }
  .columns {
    display: grid;
    gap: var(--space-4);
    align-items: start;
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) 380px;
      gap: var(--space-6);
    }
  }
  .columns > aside {
    ${media.md} {
      position: sticky;
      inset-block-start: 24px;
    }
  }
  .lines {
    padding-block: var(--space-1);
  }
  .messages:not(:empty) {
    margin-block-end: var(--space-4);
  }
  > ${EmptyState} {
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
  /* early.js knows before the first paint whether this browser has a basket. */
  html[data-stranger] & > [data-shown-to='owner'],
  html:not([data-stranger]) & > [data-shown-to='stranger'] {
    display: none;
  }
  .go {
    ${media.belowMd} {
      display: none;
    }
  }
`;

/** On phones, the sum and the checkout button in a bar. */
export const Bar = styled(FootBar)`
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-2) var(--space-4);
  white-space: nowrap;
  inset-block-end: var(--bottom-bar-space, 0px);
`;
