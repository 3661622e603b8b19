import styled from 'styled-components';

/** The page of the gallery. `data-narrow` shows every state in the width of the narrowest phone. */
export const Page = styled.main`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-7);
  padding-block: var(--space-6) var(--space-8);

  table {
    inline-size: 100%;
    border-collapse: collapse;
  }
  td,
  th {
    padding: var(--space-2) var(--space-1);
    border-block-end: 1px solid var(--line);
    text-align: start;
    overflow-wrap: anywhere;
  }
  nav ul {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-4);
  }
  nav a {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-strong);
  }
  .bar {
    display: block;
    block-size: 16px;
    border: 1px solid var(--line-strong);
    background: var(--accent);
    inline-size: var(--bar);
  }
`;

/** The states of a component beside each other. A wide state takes the whole line. */
export const States = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 288px), 1fr));
  gap: var(--space-5) var(--space-4);

  > figure {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: var(--space-1);
    min-inline-size: 0;
  }
  > [data-wide] {
    grid-column: 1 / -1;
  }
  .shown {
    min-inline-size: 0;
    padding: var(--space-3);
    border: 1px dashed var(--line);
    border-radius: var(--radius-m);
    background: var(--ground);
  }
  .shown[data-night] {
    background: var(--night);
    color: var(--on-night);
  }
  [data-narrow] > & {
    grid-template-columns: minmax(0, min(100%, 320px));
  }
`;
