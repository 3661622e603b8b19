import styled from 'styled-components';
import { media } from '@/styles/media';
import { forcedEdge } from './forcedEdge';

/** A step on its own surface: `head` with the `number`, the title and a line below it. `data-state` is open, done or later. */
export const NumberedStep = styled.section`
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${forcedEdge}
  ${media.md} {
    padding: var(--space-6);
    border-radius: var(--radius-xl);
  }

  > .head {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    ${media.md} {
      gap: var(--space-4);
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
    font-size: var(--text-title);
    font-weight: 800;
    line-height: 1;
    ${forcedEdge}
  }
  &[data-state='open'] .number {
    background: var(--ink);
    color: var(--surface);
  }
  .head > div {
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  h2 {
    font-size: var(--text-title);
    line-height: 1.6;
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
    font-size: var(--text-small);
    line-height: 1.7;
    ${media.md} {
      font-size: var(--text-body);
    }
  }
`;
