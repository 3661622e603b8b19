import { css } from 'styled-components';
import { rows } from '@/components/ui/kit/sums';

/** The look of `LoanFigures` in a sheet: the monthly amount large, the other costs as rows. */
export const loanFiguresSheet = css`
  small {
    font-size: 12px;
    color: var(--ink-2);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 16px;
  }
  > p {
    color: var(--ink-2);
    font-size: 13px;
  }
  strong {
    display: block;
    color: var(--ink);
    font-size: 32px;
    font-weight: 900;
    line-height: 1.4;
  }
  dl {
    ${rows}
    font-size: 14px;
  }
  dd {
    font-weight: 700;
  }
`;
