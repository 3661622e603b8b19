import styled from 'styled-components';
import { plainSummary } from '@/components/ui/kit/plainSummary';
import { media } from '@/styles/media';

/** The plans, which overlap the hero. */
export const Plans = styled.div`
  position: relative;
  z-index: 1;
  margin-block-start: 16px;
  ${media.md} {
    margin-block-start: -56px;
  }
`;

export const Documents = styled.div`
  display: grid;
  gap: 16px;
  padding: 16px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${media.md} {
    padding: 32px;
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
    gap: 24px;
  }
  h3 {
    margin-block-end: 8px;
    font-size: 16px;
  }
  ul {
    display: grid;
    gap: 8px;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
    ${media.md} {
      gap: 12px;
    }
  }
  li {
    display: flex;
    gap: 12px;
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-l);
  }
  li svg {
    flex: none;
    margin-block-start: 3px;
    color: var(--ink-2);
  }
  li b {
    font-size: 14px;
    font-weight: 600;
  }
  em {
    margin-inline-start: 8px;
    padding: 2px 8px;
    border-radius: var(--radius-full);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: 12px;
    font-style: normal;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 13px;
  }
  > p {
    color: var(--ink-2);
    font-size: 13px;
  }
`;

export const Steps = styled.ol`
  display: grid;
  gap: 12px;
  ${media.tablet} {
    grid-template-columns: repeat(auto-fit, minmax(220px, 1fr));
  }
  ${media.md} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
    gap: 16px;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: center;
    align-content: start;
    gap: 8px 12px;
    padding: 16px;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.lg} {
      padding: 20px;
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
    font-size: 16px;
  }
  small {
    grid-column: 1 / -1;
    color: var(--ink-2);
    font-size: 13px;
    line-height: 1.8;
  }
`;

export const Questions = styled.div`
  display: grid;
  gap: 8px;
  align-items: start;
  ${media.md} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 12px 16px;
  }

  details {
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
  }
  summary {
    ${plainSummary}
    justify-content: space-between;
    gap: 12px;
    min-block-size: 56px;
    padding: 12px 16px;
    border-radius: var(--radius-l);
    font-weight: 600;
    font-size: 14px;
    ${media.md} {
      padding-inline: 24px;
    }
  }
  summary svg {
    flex: none;
    transition: rotate 150ms;
  }
  details[open] summary svg {
    rotate: 180deg;
  }
  details p {
    padding: 0 16px 16px;
    color: var(--ink-2);
    font-size: 14px;
    ${media.md} {
      padding: 0 24px 20px;
    }
  }
`;

/** The last invitation, on a dark ground. */
export const Closing = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 24px;
  margin-block: 40px;
  padding: 24px 16px;
  border-radius: var(--radius-xl);
  background: var(--night-glow), var(--night);
  color: var(--on-night);
  ${media.md} {
    margin-block: 64px;
    padding: 32px 40px;
  }

  h2 {
    font-size: 20px;
    ${media.md} {
      font-size: 24px;
    }
  }
  p {
    color: var(--night-ink);
  }
`;
