import styled from 'styled-components';
import { paper, printPage } from '@/components/ui/kit/paper';
import { media } from '@/styles/media';

export const Page = styled.div`
  ${printPage}
`;

export const Sheet = styled.article`
  ${paper}
  min-inline-size: 0;
  font-size: 12px;
  @media print {
    break-inside: auto;
  }

  > header {
    display: grid;
    grid-template: 'logo numbers' auto 'title title' auto / 1fr auto;
    align-items: center;
    gap: 12px;
    ${media.tablet} {
      grid-template: 'logo title numbers' auto / 1fr auto 1fr;
    }
    @media print {
      grid-template: 'logo title numbers' auto / 1fr auto 1fr;
    }
  }
  .logo {
    grid-area: logo;
    display: inline-flex;
    align-items: center;
    gap: 10px;
    font-size: 22px;
    font-weight: 800;
  }
  .title {
    grid-area: title;
    text-align: center;
  }
  .title h1 {
    font-size: 22px;
  }
  small {
    color: var(--ink-3);
  }
  header dl {
    grid-area: numbers;
    justify-self: end;
  }
  header dl div {
    display: flex;
    justify-content: flex-end;
    gap: 4px;
  }
  header dd {
    font-weight: 700;
  }
  .parties {
    display: grid;
    gap: 12px;
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
    }
    @media print {
      grid-template-columns: 1fr 1fr;
    }
  }
  .party,
  .plan {
    padding: 12px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    break-inside: avoid;
  }
  .party h2,
  .plan h2 {
    display: flex;
    align-items: center;
    gap: 6px;
    margin-block-end: 4px;
    font-size: 14px;
  }
  .party span::before {
    content: '، ';
  }
  .party p > b {
    font-weight: 600;
  }

  .foot {
    display: grid;
    gap: 24px;
    align-items: start;
    break-inside: avoid;
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) minmax(0, 340px);
    }
    @media print {
      grid-template-columns: 1fr 1fr;
    }
  }
  .terms {
    display: grid;
    gap: 12px;
    color: var(--ink-2);
  }
  .plan {
    color: var(--ink);
  }
  .sums > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 12px;
    padding-block: 6px;
    font-size: 13px;
  }
  .sums dd {
    font-weight: 700;
  }
  .sums .total {
    border-block-start: 2px solid var(--ink);
    font-size: 14px;
    font-weight: 800;
  }
  .sums .total dd {
    font-size: 18px;
    font-weight: 900;
  }
  .sums .words {
    font-size: 12px;
    font-weight: 500;
    color: var(--ink-2);
  }
  .signatures {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 20px;
    break-inside: avoid;
  }
  .signatures span {
    display: grid;
    place-items: center;
    min-block-size: 88px;
    border: 1px dashed var(--line-strong);
    border-radius: var(--radius-m);
    color: var(--ink-2);
  }
`;
