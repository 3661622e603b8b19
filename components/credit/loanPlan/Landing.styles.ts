import styled from 'styled-components';
import { media } from '@/styles/media';

export const Promises = styled.ul`
  display: grid;
  gap: 12px;
  margin-block-start: 24px;
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 16px;
  }

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-content: start;
    gap: 4px 12px;
    padding: 20px 16px;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 24px;
    }
  }
  small {
    grid-column: 2;
    color: var(--ink-2);
    font-size: 13px;
  }
`;

export const Plans = styled.ul`
  display: grid;
  gap: 12px;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  padding-block-end: 48px;
  ${media.md} {
    gap: 16px;
    padding-block-end: 64px;
  }

  li {
    display: grid;
    justify-items: start;
    gap: 4px;
    padding: 20px 16px;
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    ${media.md} {
      padding: 24px;
    }
  }
  h3 {
    font-size: 18px;
  }
  p {
    color: var(--ink-2);
    font-size: 13px;
  }
  .month {
    margin-block-end: 12px;
  }
  strong {
    color: var(--ink);
    font-size: 24px;
    font-weight: 900;
    line-height: 1.5;
  }
`;
