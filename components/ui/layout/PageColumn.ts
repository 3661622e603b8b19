import styled from 'styled-components';
import { media } from '@/styles/media';

/** The parts of a page below each other, in a column in the middle. `data-narrow` suits a page with one form. */
export const PageColumn = styled.div`
  max-inline-size: 1040px;
  margin-inline: auto;
  padding-block: var(--space-4) var(--space-8);
  ${media.md} {
    padding-block-start: var(--space-7);
  }
  &[data-narrow] {
    max-inline-size: 560px;
  }
`;
