import styled from 'styled-components';
import { media } from '@/styles/media';

/** The search field of the header: in a second row on phones, in the first row on desktop. */
export const Form = styled.form`
  position: relative;
  order: 1;
  flex: 1 0 100%;

  ${media.md} {
    order: 0;
    flex: 0 1 600px;
    input {
      font-size: var(--text-body);
    }
  }
`;
