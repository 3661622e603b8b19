import styled from 'styled-components';
import { lineText } from '@/components/browse/productCard/lineText';

/** The layout of a line depends on the width of the list (a container query): phone, drawer or page. */
export const Lines = styled.ul`
  display: grid;
  container-type: inline-size;

  > li {
    display: grid;
    gap: var(--space-3);
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--line);
  }
  > li:last-child {
    border: 0;
  }
  /* No rule between a line and the companion product that belongs to it. */
  > li:has(+ li > .companion) {
    border: 0;
    padding-block-end: 0;
  }
  .line {
    display: grid;
    grid-template: 'picture text' auto 'end end' auto / var(--picture) minmax(0, 1fr);
    gap: var(--space-3);
    --picture: 96px;
    > span:first-child {
      grid-area: picture;
      align-self: start;
    }
  }
  .text {
    grid-area: text;
  }
  ${lineText}
  .about {
    margin-block-start: var(--space-1);
  }
  .about .until {
    color: var(--ink);
    font-weight: 600;
  }
  .end {
    grid-area: end;
  }
  .prices {
    margin-inline-start: auto;
    white-space: nowrap;
  }
  .companion {
    --picture: 64px;
    padding: var(--space-3);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
  }
  .bundle {
    margin-block-start: var(--space-2);
    padding: 2px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--info-ground);
    color: var(--info);
    font-size: var(--text-caption);
    font-weight: 600;
  }
  .leave {
    color: var(--danger);
    font-weight: 400;
  }
  @container (min-width: 400px) {
    .line {
      grid-template: 'picture text' auto 'picture end' 1fr / var(--picture) minmax(0, 1fr);
      align-items: end;
    }
    .text {
      align-self: start;
    }
  }
  @container (min-width: 600px) {
    .line {
      grid-template: 'picture text end' auto / var(--picture) minmax(0, 1fr) auto;
      --picture: 132px;
      gap: var(--space-5);
      align-items: stretch;
    }
    .companion {
      --picture: 72px;
    }
    h3 {
      font-size: var(--text-title);
    }
    .end {
      flex-direction: column-reverse;
      align-items: end;
      justify-content: start;
    }
  }
`;
