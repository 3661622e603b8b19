import { css } from 'styled-components';
import { media } from '@/styles/media';

/**
 * A border in forced colours, for what a ground or a shadow sets apart from the page. The system removes both.
 * A mixin, because buttons, dialogs, notes and panels are built differently.
 */
export const forcedEdge = css`
  ${media.forcedColors} {
    border: 1px solid;
  }
`;
