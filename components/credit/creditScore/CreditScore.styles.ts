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
    gap: 8px;
    margin-block-end: 16px;
  }
  h2 {
    font-size: 16px;
  }
  > h2 {
    margin-block-end: 12px;
  }
  > p {
    margin-block-start: 12px;
    color: var(--ink-2);
    font-size: 13px;
  }
  > form,
  > a {
    margin-block-start: 16px;
  }
  .grades {
    display: grid;
    gap: 4px;
  }
  .grades li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr) auto;
    align-items: center;
    gap: 2px 12px;
    padding: 10px 12px;
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
    font-size: 14px;
  }
  .grades .range {
    color: var(--ink-2);
    font-size: 13px;
  }
  .grades small {
    grid-column: 2 / -1;
    color: var(--ink-2);
    font-size: 13px;
  }
  .advice {
    display: grid;
    gap: 14px;
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
    font-size: 14px;
  }
  .advice small {
    color: var(--ink-2);
    font-size: 13px;
  }
`;
