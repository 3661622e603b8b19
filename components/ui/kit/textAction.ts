import styled, { css } from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { media } from '@/styles/media';

/** The style of a link that is alone in its row. */
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

/** A secondary action as text. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${textAction}
  &[aria-disabled='true'] {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;

export const TextLink = styled(Link)`
  ${textAction}
`;
