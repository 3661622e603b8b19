import styled from 'styled-components';
import { progressBar } from '@/components/ui/kit/progressBar';
import { media } from '@/styles/media';

export const Aside = styled.aside`
  ${media.md} {
    position: sticky;
    inset-block-start: 24px;
  }

  progress {
    ${progressBar}
    block-size: 6px;
  }
  .send {
    ${media.belowMd} {
      display: none;
    }
  }
`;
