import styled from 'styled-components';
import { footBar } from '@/components/ui/kit/footBar';
import { media } from '@/styles/media';
import { EmptyState } from './BasketStates.styles';

export const Page = styled.div`
  /* As tall as the screen, so that a visible footer does not move when the lines arrive. */
  min-block-size: 100dvh;
  padding-block: 0 32px;

  .top {
    display: flex;
    align-items: center;
    gap: 12px;
    min-block-size: 64px;
    margin-block-end: 8px;
    ${media.md} {
      min-block-size: 96px;
    }
  }
  .top > a {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    margin-inline-start: -10px;
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
    font-size: 20px;
    ${media.md} {
      font-size: 24px;
    }
  }
  .top .count {
    padding: 2px 12px;
    border-radius: var(--radius-full);
    background: var(--surface);
    font-size: 12px;
    font-weight: 600;
  }
  .top .clear {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    margin-inline-start: auto;
    font-size: 14px;
    color: var(--ink-2);
  }
  .columns {
    display: grid;
    gap: 16px;
    align-items: start;
    ${media.md} {
      grid-template-columns: minmax(0, 1fr) 380px;
      gap: 24px;
    }
    ${media.lg} {
      grid-template-columns: minmax(0, 1fr) 420px;
    }
  }
  .panel {
    padding: 4px 16px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 8px 24px;
    }
  }
  .messages {
    display: grid;
    gap: 12px;
    margin-block-end: 16px;
  }
  aside {
    display: grid;
    gap: 16px;
    padding: 16px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      position: sticky;
      inset-block-start: 24px;
      padding: 24px;
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
    margin-block: 16px;
    font-size: 13px;
    color: var(--ink-3);
  }
`;

/** On phones, the sum and the checkout button in a bar above the bottom bar. */
export const FootBar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-block-size: 72px;
  margin-inline: calc(-1 * var(--gutter));
  padding: 8px 16px;
  ${footBar('72px')}
  inset-block-end: var(--bottom-bar-space, 0px);
  > span {
    white-space: nowrap;
  }
  > a {
    inline-size: auto;
  }
  small {
    display: block;
    font-size: 12px;
    color: var(--ink-2);
    line-height: 1.6;
  }
  b {
    font-size: 18px;
    font-weight: 900;
    line-height: 1.4;
  }
`;
