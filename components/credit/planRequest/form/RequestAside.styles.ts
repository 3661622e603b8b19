import styled from 'styled-components';
import { media } from '@/styles/media';

export const Aside = styled.aside`
  ${media.md} {
    position: sticky;
    inset-block-start: 24px;
  }
  .send {
    ${media.belowMd} {
      display: none;
    }
  }
`;
