import styled from 'styled-components';
import { media } from '@/styles/media';

/** The list of signed-in devices. */
export const List = styled.ul`
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);

  > li {
    display: grid;
    grid-template-columns: 44px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-block-size: 84px;
    padding: 16px;
    border-block-end: 1px solid var(--line);
    ${media.md} {
      padding-inline: 24px;
    }
  }
  > li:last-child {
    border: 0;
  }
  .icon {
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: var(--ink-2);
  }
  .words {
    display: grid;
    gap: 2px;
    min-inline-size: 0;
  }
  h2 {
    font-size: 14px;
    font-weight: 600;
    line-height: 1.7;
  }
  small {
    font-size: 12px;
    color: var(--ink-3);
  }
  .here {
    justify-self: start;
    padding: 2px 10px;
    border-radius: var(--radius-full);
    background: var(--success-ground);
    color: var(--success);
    font-size: 12px;
    font-weight: 700;
  }
  .title {
    inline-size: min(100%, 160px);
    block-size: 16px;
    margin-block-end: 8px;
  }
  .line {
    inline-size: min(70%, 120px);
    block-size: 12px;
  }
  .go {
    inline-size: 72px;
    block-size: 44px;
    border-radius: var(--radius-m);
  }
`;

/** The confirmation dialog. Its first button is the harmless one. */
export const Question = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 24px;
  text-align: center;
  ${media.md} {
    padding: 32px;
  }
  .icon {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border-radius: var(--radius-l);
    background: var(--danger-ground);
    color: var(--danger);
  }
  h2 {
    font-size: 18px;
  }
  p {
    color: var(--ink-2);
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    inline-size: 100%;
    margin-block-start: 12px;
  }
`;
