import styled from 'styled-components';
import { lineText } from '@/components/browse/productCard/lineText';
import { Stack } from '@/components/ui/layout/Stack';
import { media } from '@/styles/media';

export const Items = styled(Stack)`
  > li {
    --picture: 72px;
    display: grid;
    grid-template: 'picture text' auto 'picture end' 1fr / var(--picture) minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    ${media.tablet} {
      grid-template: 'picture text end' auto / var(--picture) minmax(0, 1fr) auto;
      align-items: center;
    }
  }
  > li > span:first-child {
    grid-area: picture;
    align-self: start;
  }
  .text {
    grid-area: text;
  }
  ${lineText}
  .sum {
    grid-area: end;
    font-weight: 800;
    white-space: nowrap;
    ${media.tablet} {
      justify-items: end;
    }
  }
`;
