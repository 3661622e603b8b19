import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { textAction } from './textAction';

/** A secondary action as text. */
export const TextButton = styled.button.attrs({ type: 'button' })`
  ${textAction}
  &[aria-disabled='true'] {
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;

/** A link that stands alone, as text. */
export const TextLink = styled(Link)`
  ${textAction}
`;
