import styled from 'styled-components';

export const Dialog = styled.div`
  img {
    inline-size: 100%;
    max-block-size: 60dvh;
    border-radius: var(--radius-s);
    background: var(--sunken);
    object-fit: contain;
  }
  small {
    margin-inline-end: auto;
  }
`;
