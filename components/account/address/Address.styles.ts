import styled from 'styled-components';
import { media } from '@/styles/media';

/** The list of addresses; the default address has an outline. */
export const AddressList = styled.ul`
  display: grid;
  gap: var(--space-3);

  > li {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-4);
    border: 2px solid transparent;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: var(--space-5) var(--space-6);
    }
  }
  > li[data-default] {
    border-color: var(--accent-strong);
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
  }
  h2 {
    font-size: var(--text-title);
  }
  .chip {
    padding: 2px var(--space-2);
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-size: var(--text-caption);
    font-weight: 700;
  }
  p {
    color: var(--ink-2);
  }
  .to {
    font-size: var(--text-small);
    color: var(--ink-3);
  }
  .to bdi {
    unicode-bidi: isolate;
    direction: ltr;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-5);
    margin-block: var(--space-1) calc(-1 * var(--space-2));
  }
  .actions button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    font-size: var(--text-small);
    font-weight: 600;
    color: var(--ink-2);
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  .actions .remove {
    ${media.hover} {
      &:hover {
        color: var(--danger);
      }
    }
  }
  .title {
    inline-size: 96px;
    block-size: 18px;
  }
  .line {
    inline-size: min(100%, 420px);
    block-size: 14px;
    margin-block-start: var(--space-2);
  }
  .short {
    inline-size: min(70%, 260px);
    block-size: 12px;
    margin-block: var(--space-2) var(--space-8);
  }
`;
