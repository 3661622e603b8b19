import styled from 'styled-components';
import { media } from '@/styles/media';

/** The list of addresses; the default address has an outline. */
export const AddressList = styled.ul`
  display: grid;
  gap: 12px;

  > li {
    display: grid;
    gap: 4px;
    padding: 16px;
    border: 2px solid transparent;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 20px 24px;
    }
  }
  > li[data-default] {
    border-color: var(--accent-strong);
  }
  .name {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
  }
  h2 {
    font-size: 16px;
  }
  .chip {
    padding: 2px 10px;
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--accent-strong);
    font-size: 12px;
    font-weight: 700;
  }
  p {
    color: var(--ink-2);
  }
  .to {
    font-size: 13px;
    color: var(--ink-3);
  }
  .to bdi {
    unicode-bidi: isolate;
    direction: ltr;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0 20px;
    margin-block: 4px -8px;
  }
  .actions button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    font-size: 13px;
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
    margin-block-start: 10px;
  }
  .short {
    inline-size: min(70%, 260px);
    block-size: 12px;
    margin-block: 10px 52px;
  }
`;
