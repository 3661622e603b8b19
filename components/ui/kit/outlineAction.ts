import { css } from 'styled-components';
import { media } from '@/styles/media';

/** A link or label with a thin frame. */
export const outlineAction = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;
  border: 1px solid var(--line);
  border-radius: var(--radius-m);
  font-size: var(--text-body);
  font-weight: 600;
  white-space: nowrap;
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
`;
