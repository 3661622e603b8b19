import styled from 'styled-components';
import { plainSummary } from '@/components/ui/kit/plainSummary';
import { media } from '@/styles/media';

/** The plans, which overlap the hero. */
export const Plans = styled.div`
  position: relative;
  z-index: 1;
  margin-block-start: var(--space-4);
  ${media.md} {
    margin-block-start: calc(-1 * var(--space-8));
  }
`;

export const Documents = styled.div`
  display: grid;
  gap: var(--space-4);
  padding: var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: var(--space-7);
  }

  > fieldset {
    flex-wrap: wrap;
    ${media.tablet} {
      justify-self: start;
    }
  }
  > fieldset label {
    min-inline-size: 104px;
  }
  .lists {
    display: grid;
    gap: var(--space-6);
  }
  h3 {
    margin-block-end: var(--space-2);
    font-size: var(--text-title);
  }
  ul {
    display: grid;
    gap: var(--space-2);
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    ${media.md} {
      gap: var(--space-3);
    }
  }
  li {
    display: flex;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }
  li svg {
    flex: none;
    margin-block-start: 3px;
    color: var(--ink-2);
  }
  li b {
    font-size: var(--text-body);
    font-weight: 600;
  }
  em {
    margin-inline-start: var(--space-2);
    padding: 2px var(--space-2);
    border-radius: var(--radius-full);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: var(--text-caption);
    font-style: normal;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  > p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: var(--space-3);
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  }
  ${media.md} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: var(--space-4);
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    align-content: start;
    gap: var(--space-2) var(--space-3);
    padding: var(--space-4);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.lg} {
      padding: var(--space-5);
    }
  }
  .number {
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border-radius: var(--radius-m);
    background: var(--ink);
    color: var(--surface);
    font-weight: 800;
    line-height: 1;
  }
  b {
    font-size: var(--text-title);
  }
  small {
    grid-column: 1 / -1;
    color: var(--ink-2);
    font-size: var(--text-small);
    line-height: 1.8;
  }
`;

export const Questions = styled.div`
  display: grid;
  gap: var(--space-2);
  align-items: start;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--space-3) var(--space-4);
  }

  details {
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
  summary {
    ${plainSummary}
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 56px;
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-l);
    font-weight: 600;
    font-size: var(--text-body);
    ${media.md} {
      padding-inline: var(--space-6);
    }
  }
  summary svg {
    flex: none;
    transition: rotate var(--time-hover);
  }
  details[open] summary svg {
    rotate: 180deg;
  }
  details p {
    padding: 0 var(--space-4) var(--space-4);
    color: var(--ink-2);
    font-size: var(--text-body);
    ${media.md} {
      padding: 0 var(--space-6) var(--space-5);
    }
  }
`;

/** The last invitation, on a dark ground. */
export const Closing = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-6);
  margin-block: var(--space-7);
  padding: var(--space-6) var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--night-glow), var(--night);
  color: var(--on-night);
  ${media.md} {
    margin-block: var(--space-8);
    padding: var(--space-7) var(--space-7);
  }

  h2 {
    font-size: var(--text-heading);
  }
  p {
    color: var(--night-ink);
  }
`;
