import styled from 'styled-components';
import { lineText } from '@/components/browse/productCard/lineText';

/** The layout of a line depends on the width of the list (a container query): phone, drawer or page. */
export const Lines = styled.ul`
  display: grid;
  container-type: inline-size;

  li {
    display: grid;
    gap: var(--space-3);
    padding-block: var(--space-4);
    border-block-end: 1px solid var(--line);
  }
  li:last-child {
    border: 0;
  }
  /* No rule between a line and the companion product that belongs to it. */
  li:has(+ li > .companion) {
    border: 0;
    padding-block-end: 0;
  }
  .line {
    display: grid;
    grid-template: 'picture text' auto 'end end' auto / 96px minmax(0, 1fr);
    gap: var(--space-3) var(--space-3);
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
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
  }
  .prices {
    display: grid;
    justify-items: end;
    margin-inline-start: auto;
    font-weight: 800;
    font-size: var(--text-title);
    line-height: 1.6;
    white-space: nowrap;
  }
  .prices .before {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    line-height: 1.4;
    font-weight: 400;
  }
  .companion {
    grid-template-columns: 64px minmax(0, 1fr);
    padding: var(--space-3);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
  }
  .bundle {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
    padding: 3px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--info-ground);
    color: var(--info);
    font-size: var(--text-caption);
    font-weight: 600;
  }
  .companion .end button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: 44px;
    color: var(--danger);
    font-size: var(--text-small);
  }
  .along {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    padding: 1px var(--space-2);
    border-radius: var(--radius-full);
    background: var(--sunken);
    font-size: var(--text-caption);
    font-weight: 600;
    color: var(--ink-2);
  }

  @container (min-width: 400px) {
    .line {
      grid-template: 'picture text' auto 'picture end' 1fr / 96px minmax(0, 1fr);
      align-items: end;
    }
    .text {
      align-self: start;
    }
    .companion {
      grid-template-columns: 64px minmax(0, 1fr);
    }
  }
  @container (min-width: 600px) {
    .line {
      grid-template: 'picture text end' auto / 132px minmax(0, 1fr) auto;
      gap: var(--space-5);
      align-items: stretch;
    }
    .companion {
      grid-template-columns: 72px minmax(0, 1fr) auto;
    }
    h3 {
      font-size: var(--text-title);
    }
    .end {
      flex-direction: column-reverse;
      align-items: flex-end;
      justify-content: flex-end;
    }
  }
`;
