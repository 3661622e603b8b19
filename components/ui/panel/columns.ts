import { css } from 'styled-components';
import { media } from '@/styles/media';

/** Panels in a column, on wide screens in two with the widths `--columns`. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);
  ${media.lg} {
    grid-template-columns: var(--columns);
    gap: var(--space-6);
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
  }
`;
