import styled from 'styled-components';
import { lineText } from '@/components/browse/productCard/lineText';
import { media } from '@/styles/media';

export const Items = styled.ul`
  > li {
    display: grid;
    grid-template: 'picture text' auto 'picture sum' auto / 72px minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--line);
    ${media.tablet} {
      grid-template: 'picture text sum' auto / 80px minmax(0, 1fr) auto;
      align-items: center;
    }
  }
  > li:first-child {
    padding-block-start: 0;
  }
  > li:last-child {
    padding-block-end: 0;
    border: 0;
  }
  > li > span:first-child {
    grid-area: picture;
    align-self: start;
  }
  .text {
    grid-area: text;
    min-inline-size: 0;
  }
  ${lineText}
  .about {
    gap: 2px var(--space-3);
  }
  .services {
    margin-block-start: var(--space-1);
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
  .services li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 var(--space-3);
  }
  .services b {
    font-weight: 600;
    white-space: nowrap;
  }
  .sum {
    grid-area: sum;
    display: grid;
    justify-items: start;
    font-weight: 800;
    white-space: nowrap;
    ${media.tablet} {
      justify-items: end;
    }
  }
`;
