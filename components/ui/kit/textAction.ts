import { css } from 'styled-components';
import { media } from '@/styles/media';

/** The style of a link that is alone in its row. A mixin, because links, buttons and summaries share it. */
export const textLink = css`
  display: inline-flex;
  align-items: center;
  min-block-size: 44px;
  color: var(--accent-strong);
  font-size: var(--text-small);
  font-weight: 700;
`;

/** A button that looks like a link. */
export const textAction = css`
  ${textLink}
  gap: var(--space-2);
  ${media.hover} {
    &:hover {
      color: var(--accent-deep);
    }
  }
`;
