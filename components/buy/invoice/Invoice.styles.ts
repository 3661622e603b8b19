import styled from 'styled-components';
import { paper, printPage } from '@/components/ui/kit/paper';
import { media } from '@/styles/media';

export const Page = styled.div`
  ${printPage}
`;

export const Sheet = styled.article`
  ${paper}
  min-inline-size: 0;
  font-size: var(--text-caption);
  @media print {
    break-inside: auto;
  }

  > header {
    display: grid;
    grid-template: 'logo numbers' auto 'title title' auto / 1fr auto;
    align-items: center;
    gap: var(--space-3);
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
    gap: var(--space-2);
    font-size: var(--text-heading);
    font-weight: 800;
  }
  .title {
    grid-area: title;
    text-align: center;
  }
  .title h1 {
    font-size: var(--text-heading);
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
    gap: var(--space-1);
  }
  header dd {
    font-weight: 700;
  }
  .parties {
    display: grid;
    gap: var(--space-3);
    ${media.tablet} {
      grid-template-columns: 1fr 1fr;
    }
    @media print {
      grid-template-columns: 1fr 1fr;
    }
  }
  .party,
  .plan {
    padding: var(--space-3) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    break-inside: avoid;
  }
  .party h2,
  .plan h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    margin-block-end: var(--space-1);
    font-size: var(--text-body);
  }
  .party span::before {
    content: '، ';
  }
  .party p > b {
    font-weight: 600;
  }

  .foot {
    display: grid;
    gap: var(--space-6);
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
    gap: var(--space-3);
    color: var(--ink-2);
  }
  .plan {
    color: var(--ink);
  }
  .sums > div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block: var(--space-2);
    font-size: var(--text-small);
  }
  .sums dd {
    font-weight: 700;
  }
  .sums .total {
    border-block-start: 2px solid var(--ink);
    font-size: var(--text-body);
    font-weight: 800;
  }
  .sums .total dd {
    font-size: var(--text-title);
    font-weight: 900;
  }
  .sums .words {
    font-size: var(--text-caption);
    font-weight: 500;
    color: var(--ink-2);
  }
  .signatures {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: var(--space-5);
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
