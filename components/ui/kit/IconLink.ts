import styled from 'styled-components';
import { Link } from '@/components/ui/kit/firstLoad/Link';
import { media } from '@/styles/media';

/** A link shown as an icon. Its `span` is the reference for a badge on the icon's corner. */
export const IconLink = styled(Link)`
  display: grid;
  place-items: center;
  inline-size: 48px;
  block-size: 48px;
  border-radius: var(--radius-m);
  ${media.hover} {
    &:hover {
      background: var(--sunken);
    }
  }
  span:not(.visually-hidden) {
    position: relative;
    display: grid;
  }
`;
