import styled from 'styled-components';
import { paper, printPage } from '@/components/ui/kit/paper';
import { media } from '@/styles/media';

export const Page = styled.div`
  ${printPage}
`;

export const Sheet = styled.article`
  ${paper}
  grid-template-columns: minmax(0, 1fr);
  font-size: 13px;
  @media print {
    gap: 12px;
    font-size: 11px;
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 12px 24px;
    padding-block-end: 16px;
    border-block-end: 2px solid var(--ink);
  }
  .logo {
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-size: 22px;
    font-weight: 800;
  }
  .title {
    font-size: 20px;
  }
  header dl div {
    display: flex;
    gap: 4px;
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
    gap: 8px;
    margin-block-end: 8px;
    font-size: 14px;
  }
  section h2 span {
    padding: 2px 8px;
    border-radius: var(--radius-s);
    background: var(--ink);
    color: var(--surface);
    font-size: 12px;
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
    gap: 0 8px;
    min-inline-size: 0;
    padding: 6px 12px;
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
    gap: 12px;
    break-inside: avoid;
  }
  .signatures span {
    display: grid;
    place-items: start center;
    min-block-size: 88px;
    padding: 8px;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
    color: var(--ink-2);
    text-align: center;
  }
`;
