import styled from 'styled-components';
import { media } from '@/styles/media';

export const Branches = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    padding-block: var(--space-7) var(--space-8);
  }

  > p {
    max-inline-size: 640px;
    color: var(--ink-2);
  }
  > ul {
    display: grid;
    gap: var(--space-4);
    ${media.tablet} {
      grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
    }
  }
`;

export const Branch = styled.li`
  display: grid;
  grid-template-rows: auto 1fr auto;
  gap: var(--space-4);
  padding: var(--space-5);
  border-radius: var(--radius-xl);
  background: var(--surface);
  box-shadow: var(--shadow-resting);

  h2 {
    font-size: var(--text-title);
  }
  ul {
    display: grid;
    align-content: start;
    gap: var(--space-2);
    font-size: var(--text-body);
    color: var(--ink-2);
  }
  ul > li {
    display: flex;
    gap: var(--space-2);
  }
  svg {
    flex: none;
    margin-block-start: var(--space-1);
    color: var(--ink-3);
  }
  ul a {
    color: var(--accent-strong);
    font-weight: 600;
    /* A finger needs 44 px; the rows stay as close as they are. */
    ${media.belowMd} {
      margin-block: calc(-1 * var(--space-2));
      padding-block: var(--space-2);
      padding-inline-end: var(--space-6);
    }
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
  }
  ${media.md} {
    .app {
      display: none;
    }
  }
`;
