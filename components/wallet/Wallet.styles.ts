import styled from 'styled-components';
import { media } from '@/styles/media';

export const Balance = styled.section`
  display: flex;
  align-items: center;
  gap: 16px;
  padding: 20px 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 24px;
  }

  > span:first-child {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 56px;
    block-size: 56px;
    border-radius: var(--radius-l);
    background: var(--sunken);
  }
  small {
    display: block;
    font-size: 13px;
    color: var(--ink-2);
  }
  b {
    display: block;
    min-block-size: 42px;
    font-size: 28px;
    font-weight: 900;
    line-height: 1.5;
  }
  b .wait {
    margin-block-start: 6px;
    inline-size: 180px;
    block-size: 30px;
  }
`;

export const Ledger = styled.section`
  display: grid;
  gap: 16px;
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 24px;
  }

  > header {
    display: grid;
    gap: 12px;
    ${media.tablet} {
      grid-template-columns: 1fr 300px;
      align-items: center;
    }
  }
  > header h2 {
    font-size: 16px;
  }
  ul {
    transition: opacity 150ms;
  }
  li {
    display: grid;
    grid-template: 'icon text amount' auto / 44px minmax(0, 1fr) auto;
    align-items: center;
    gap: 12px;
    min-block-size: 76px;
    padding-block: 12px;
    border-block-end: 1px solid var(--line);
  }
  li:last-child {
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
  [data-way='in'] .icon {
    background: var(--success-ground);
    color: var(--success);
  }
  .text {
    display: grid;
    min-inline-size: 0;
  }
  h3 {
    font-size: 14px;
    font-weight: 600;
    line-height: 1.7;
  }
  h3 a {
    ${media.hover} {
      &:hover {
        color: var(--accent-strong);
      }
    }
  }
  small {
    font-size: 12px;
    color: var(--ink-3);
  }
  .amount {
    display: grid;
    justify-items: end;
    white-space: nowrap;
  }
  .amount b {
    font-size: 15px;
    font-weight: 800;
  }
  [data-way='in'] .amount b {
    color: var(--success);
  }
  .none {
    padding-block: 32px;
    text-align: center;
    color: var(--ink-2);
  }
  .title {
    inline-size: min(100%, 180px);
    block-size: 16px;
    margin-block-end: 8px;
  }
  .date {
    inline-size: min(70%, 120px);
    block-size: 12px;
  }
  .sum {
    inline-size: 96px;
    block-size: 18px;
  }
`;
