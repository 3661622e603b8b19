import styled from 'styled-components';
import { paper, printPage } from '@/components/ui/kit/paper';
import { media } from '@/styles/media';

export const Page = styled.div`
  ${printPage}
`;

export const Sheet = styled.article`
  ${paper}
  grid-template-columns: minmax(0, 1fr);
  font-size: var(--text-small);
  @media print {
    gap: var(--space-3);
    font-size: var(--text-caption);
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3) var(--space-6);
    padding-block-end: var(--space-4);
    border-block-end: 2px solid var(--ink);
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-heading);
    font-weight: 800;
  }
  .title {
    font-size: var(--text-heading);
  }
  header dl div {
    display: flex;
    gap: var(--space-1);
  }
  header dd {
    font-weight: 700;
  }
  section {
    break-inside: avoid;
  }
  section h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-block-end: var(--space-2);
    font-size: var(--text-body);
  }
  section h2 span {
    padding: 2px var(--space-2);
    border-radius: var(--radius-s);
    background: var(--ink);
    color: var(--surface);
    font-size: var(--text-caption);
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
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    min-inline-size: 0;
    padding: var(--space-2) var(--space-3);
    box-shadow: 0 1px 0 var(--line);
  }
  section dt {
    color: var(--ink-2);
  }
  section dd {
    min-inline-size: 0;
    font-weight: 700;
    overflow-wrap: anywhere;
  }
  dd i {
    color: var(--ink-3);
    font-style: normal;
    font-weight: 400;
  }
  .promise {
    color: var(--ink-2);
  }
  .signatures {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: var(--space-3);
    break-inside: avoid;
  }
  .signatures span {
    display: grid;
    place-items: start center;
    min-block-size: 88px;
    padding: var(--space-2);
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
    color: var(--ink-2);
    text-align: center;
  }
`;
