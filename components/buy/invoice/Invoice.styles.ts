import styled from 'styled-components';
import { Paper } from '@/components/ui/kit/Paper';
import { Sums } from '@/components/ui/kit/Sums';
import { media } from '@/styles/media';

export const Sheet = styled(Paper)`
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
    font-size: var(--text-heading);
    font-weight: 800;
  }
  .title {
    grid-area: title;
    text-align: center;
  }
  small {
    color: var(--ink-3);
  }
  .numbers {
    grid-area: numbers;
    justify-self: end;
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
  .party {
    break-inside: avoid;
  }
  .party span::before {
    content: '، ';
  }
  .foot {
    display: grid;
    gap: var(--space-6);
    align-items: start;
    break-inside: avoid;
    ${media.tablet} {
      grid-template-columns: minmax(0, 1fr) 340px;
    }
    @media print {
      grid-template-columns: 1fr 1fr;
    }
  }
  .signatures {
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

/** The sums of the invoice, also in words. */
export const InvoiceSums = styled(Sums)`
  font-size: var(--text-small);

  &&[data-ruled] .total {
    border-block-start: 2px solid var(--ink);
  }
  .words {
    font-size: var(--text-caption);
    white-space: normal;
  }
`;
