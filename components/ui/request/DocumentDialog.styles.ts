import styled from 'styled-components';
import { textLink } from '@/components/ui/kit/textAction';

export const Dialog = styled.div`
  img {
    inline-size: 100%;
    max-block-size: 60dvh;
    border-radius: var(--radius-s);
    background: var(--sunken);
    object-fit: contain;
  }
  a {
    ${textLink}
  }
  small {
    margin-inline-end: auto;
  }
`;
