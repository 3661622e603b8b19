import styled from 'styled-components';
import { Paper } from '@/components/ui/kit/Paper';
import { media } from '@/styles/media';

export const Sheet = styled(Paper)`
  grid-template-columns: minmax(0, 1fr);
  font-size: var(--text-small);
  @media print {
    gap: var(--space-3);
    font-size: var(--text-caption);
  }

  > header {
    padding-block-end: var(--space-4);
    border-block-end: 2px solid var(--ink);
  }
  .logo {
    font-weight: 800;
  }
  > section,
  .signatures {
    break-inside: avoid;
  }
  dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
  }
  dd {
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  h2 span {
    padding: 2px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--ink);
    color: var(--surface);
    @media print {
      border: 1px solid;
      background: none;
      color: inherit;
    }
  }
  section dl {
    display: grid;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    overflow: hidden;
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
    }
    @media print {
      grid-template-columns: 1fr 1fr;
    }
  }
  section dl > div {
    padding: var(--space-2) var(--space-3);
    border-block-end: 1px solid var(--line);
  }
  section dt {
    color: var(--ink-2);
  }
  dd i {
    color: var(--ink-3);
    font-style: normal;
    font-weight: 400;
  }
  .signatures span {
    min-block-size: 88px;
    padding: var(--space-2);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
    color: var(--ink-2);
    text-align: center;
  }
`;
