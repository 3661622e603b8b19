import styled from 'styled-components';
import { DescriptionList } from './DescriptionList';

/**
 * Rows of amounts: `saved` for a discount, `total` for the last. With `data-ruled`, a line is over the total, which is smaller
 * with the value `small`.
 */
export const Sums = styled(DescriptionList)`
  > div {
    align-items: baseline;
    flex-wrap: wrap;
    row-gap: 0;
  }
  /* A long name breaks first. An amount goes to the next line only where it does not fit beside a word. */
  dt {
    flex: 1 1 0;
    min-inline-size: min-content;
  }
  dd {
    margin-inline-start: auto;
    font-weight: 600;
    white-space: nowrap;
  }
  .saved dd {
    color: var(--success);
  }
  .total dt {
    color: var(--ink);
    font-weight: 700;
  }
  .total dd {
    font-size: var(--text-heading);
    font-weight: 900;
    line-height: 1.4;
  }
  &[data-ruled] .total {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
  &[data-ruled='small'] .total dd {
    font-size: var(--text-title);
  }
`;
