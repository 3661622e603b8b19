import styled from 'styled-components';
import { media } from '@/styles/media';

/** A step of the checkout: open, done or later. */
export const Step = styled.li`
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 24px 32px;
    border-radius: var(--radius-xl);
  }

  > .head {
    display: flex;
    align-items: center;
    gap: 12px;
    ${media.md} {
      gap: 16px;
    }
  }
  .number {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: var(--ink-3);
    font-size: 18px;
    font-weight: 800;
    line-height: 1;
  }
  &[data-state='open'] .number {
    background: var(--ink);
    color: var(--surface);
  }
  &[data-state='done'] .number {
    background: var(--success-ground);
    color: var(--success);
  }
  .head > div {
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  h2 {
    font-size: 16px;
    line-height: 1.6;
    ${media.md} {
      font-size: 18px;
    }
  }
  h2:focus {
    outline: none;
  }
  &[data-state='later'] h2 {
    color: var(--ink-3);
    font-weight: 600;
  }
  .head p {
    color: var(--ink-2);
    font-size: 13px;
    line-height: 1.7;
    ${media.md} {
      font-size: 14px;
    }
  }
  .change {
    flex: none;
    min-block-size: 44px;
    padding-inline: 8px;
    margin-inline-end: -8px;
    color: var(--accent-strong);
    font-size: 13px;
    font-weight: 700;
  }
  > .body {
    display: grid;
    gap: 12px;
    margin-block-start: 16px;
    ${media.md} {
      margin-block-start: 24px;
    }
  }
  .label {
    font-size: 14px;
    font-weight: 700;
  }
  .labels {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    margin-block-start: 4px;
  }
  .labels small {
    color: var(--ink-3);
    font-size: 12px;
  }
  .go {
    display: grid;
    justify-items: start;
    gap: 8px;
    margin-block-start: 8px;
    ${media.belowMd} {
      display: none;
    }
    button {
      min-inline-size: 220px;
    }
  }
`;
