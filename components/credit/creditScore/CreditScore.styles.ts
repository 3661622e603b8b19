import styled from 'styled-components';
import { raisedSheet } from '@/components/ui/kit/raisedSheet';
import { columns } from '@/components/ui/panel/columns';
import { media } from '@/styles/media';

export const Columns = styled.div`
  --columns: minmax(0, 400px) minmax(0, 1fr);
  ${columns}
`;

export const Panel = styled.section`
  ${raisedSheet}

  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    margin-block-end: var(--space-4);
  }
  h2 {
    font-size: var(--text-title);
  }
  > h2 {
    margin-block-end: var(--space-3);
  }
  > p {
    margin-block-start: var(--space-3);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  > form,
  > a {
    margin-block-start: var(--space-4);
  }
  .grades {
    display: grid;
    gap: var(--space-1);
  }
  .grades li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px var(--space-3);
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
  }
  .grades li[aria-current] {
    background: var(--accent-soft);
  }
  .grades .letter {
    grid-row: span 2;
    display: grid;
    place-items: center;
    inline-size: 36px;
    block-size: 36px;
    border-radius: var(--radius-s);
    background: var(--sunken);
    font-weight: 800;
  }
  .grades li[aria-current] .letter {
    background: var(--ink);
    color: var(--surface);
  }
  .grades b {
    font-size: var(--text-body);
  }
  .grades .range {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .grades small {
    grid-column: 2 / -1;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .advice {
    display: grid;
    gap: var(--space-3);
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }
  .advice li {
    display: grid;
    align-content: start;
    gap: 2px;
  }
  .advice b {
    font-size: var(--text-body);
  }
  .advice small {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
