import styled from 'styled-components';
import { textLink } from './textAction';

/** More about something, folded behind a `summary` with a plus. */
export const PlusDetails = styled.details`
  summary {
    ${textLink}
    display: flex;
    cursor: pointer;
  }
  summary::before {
    content: '+';
    inline-size: 16px;
  }
  &[open] > summary::before {
    content: '−';
  }
`;
