import styled from 'styled-components';
import { media } from '@/styles/media';

export const Branches = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 16px 48px;
  ${media.md} {
    padding-block: 32px 64px;
  }

  > p {
    max-inline-size: 640px;
    color: var(--ink-2);
  }
  > ul {
    display: grid;
    gap: 16px;
    ${media.tablet} {
      grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
    }
  }
`;

export const Branch = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: 16px;
  padding: 20px;
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);

  h2 {
    font-size: 16px;
  }
  ul {
    display: grid;
    align-content: start;
    gap: 8px;
    font-size: 14px;
    color: var(--ink-2);
  }
  ul > li {
    display: flex;
    gap: 8px;
  }
  svg {
    flex: none;
    margin-block-start: 4px;
    color: var(--ink-3);
  }
  ul a {
    color: var(--accent-strong);
    font-weight: 600;
    /* A finger needs 44 px; the rows stay as close as they are. */
    ${media.belowMd} {
      margin-block: -9px;
      padding-block: 9px;
      padding-inline-end: 24px;
    }
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  ${media.md} {
    .app {
      display: none;
    }
  }
`;
