import styled from 'styled-components';
import { Link } from '@/components/ui/firstLoad/Link';
import { media } from '@/styles/media';

/** An icon that leads somewhere; what marks it stands on its corner. */
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
