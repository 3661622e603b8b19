import styled from 'styled-components';
import { media } from '@/styles/media';

/** A column in the middle of a page; `Stack as={PageColumn}` puts its parts below each other. `data-narrow` suits a page with one form. */
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
