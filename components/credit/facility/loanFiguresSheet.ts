import { css } from 'styled-components';
import { rows } from '@/components/ui/kit/sums';

/** The look of `LoanFigures` in a sheet: the monthly amount large, the other costs as rows. */
export const loanFiguresSheet = css`
  small {
    font-size: var(--text-caption);
    color: var(--ink-2);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    font-size: var(--text-title);
  }
  > p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  strong {
    display: block;
    color: var(--ink);
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.4;
  }
  dl {
    ${rows}
    font-size: var(--text-body);
  }
  dd {
    font-weight: 700;
  }
`;
