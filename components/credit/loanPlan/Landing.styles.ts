import styled from 'styled-components';
import { media } from '@/styles/media';

export const Promises = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-6);
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-4);
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: var(--space-1) var(--space-3);
    padding: var(--space-5) var(--space-4);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: var(--space-6);
    }
  }
  small {
    grid-column: 2;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;

export const Plans = styled.ul`
  display: grid;
  gap: var(--space-3);
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  padding-block-end: var(--space-8);
  ${media.md} {
    gap: var(--space-4);
  }

  li {
    display: grid;
    justify-items: start;
    gap: var(--space-1);
    padding: var(--space-5) var(--space-4);
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: var(--space-6);
    }
  }
  h3 {
    font-size: var(--text-title);
  }
  p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .month {
    margin-block-end: var(--space-3);
  }
  strong {
    color: var(--ink);
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.5;
  }
`;
