import styled from 'styled-components';
import { media } from '@/styles/media';

/** The end of the header: whether it is saved, and the way to the printable form. */
export const HeaderEnd = styled.div`
  > a > span {
    ${media.belowMd} {
      display: none;
    }
  }
  /* On phones the icon alone says that everything is saved; screen readers still get the words. */
  .words {
    @media (max-width: 479.98px) {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;
