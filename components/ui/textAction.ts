import { css } from 'styled-components';
import { media } from '@/styles/media';

/** A button that looks like a link. */
export const textAction = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  color: var(--accent-strong);
  font-size: 13px;
  font-weight: 700;
  ${media.hover} {
    &:hover {
      color: var(--accent-deep);
    }
  }
`;
