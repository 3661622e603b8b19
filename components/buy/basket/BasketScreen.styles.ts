import styled from 'styled-components';
import { footBar } from '@/components/ui/kit/footBar';
import { media } from '@/styles/media';
import { EmptyState } from './BasketStates.styles';

export const Page = styled.div`
  /* As tall as the screen, so that a visible footer does not move when the lines arrive. */
  min-block-size: 100dvh;
  padding-block: 0 var(--space-7);

  .top {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-block-size: 64px;
    margin-block-end: var(--space-2);
    ${media.md} {
      min-block-size: 96px;
    }
  }
  .top > a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-start: calc(-1 * var(--space-2));
    border-radius: var(--radius-m);
    ${media.hover} {
      &:hover {
        background: var(--sunken);
      }
    }
    ${media.md} {
      display: none;
    }
  }
  .top h1 {
    font-size: var(--text-heading);
  }
  .top .count {
    padding: 2px var(--space-3);
    border-radius: var(--radius-full);
    background: var(--surface);
    font-size: var(--text-caption);
    font-weight: 600;
  }
  .top .clear {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    margin-inline-start: auto;
    font-size: var(--text-body);
    color: var(--ink-2);
  }
  .columns {
    display: grid;
    gap: var(--space-4);
    align-items: start;
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) 380px;
      gap: var(--space-6);
    }
    ${media.lg} {
      grid-template-columns: minmax(0, 1fr) 420px;
    }
  }
  .panel {
    padding: var(--space-1) var(--space-4);
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: var(--space-2) var(--space-6);
    }
  }
  .messages {
    display: grid;
    gap: var(--space-3);
    margin-block-end: var(--space-4);
  }
  aside {
    display: grid;
    gap: var(--space-4);
    padding: var(--space-4);
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      position: sticky;
      inset-block-start: 24px;
      padding: var(--space-6);
    }
  }
  > ${EmptyState} {
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    overflow: hidden;
    .scene {
      border-radius: 0;
    }
  }
  aside .go {
    ${media.belowMd} {
      display: none;
    }
  }
  .promise {
    margin-block: var(--space-4);
    font-size: var(--text-small);
    color: var(--ink-3);
  }
`;

/** On phones, the sum and the checkout button in a bar. */
export const FootBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  min-block-size: 72px;
  margin-inline: calc(-1 * var(--gutter));
  padding: var(--space-2) var(--space-4) calc(var(--space-2) + env(safe-area-inset-bottom));
  ${footBar('72px')}
  > span {
    white-space: nowrap;
  }
  > a {
    inline-size: auto;
  }
  small {
    display: block;
    font-size: var(--text-caption);
    color: var(--ink-2);
    line-height: 1.6;
  }
  b {
    font-size: var(--text-title);
    font-weight: 900;
    line-height: 1.4;
  }
`;
