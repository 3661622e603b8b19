import { css } from 'styled-components';
import { media } from '@/styles/media';

/** Panels in a column, on wide screens in two with the widths `--columns`. */
export const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: 16px;
  ${media.lg} {
    grid-template-columns: var(--columns);
    gap: 24px;
  }
  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;
