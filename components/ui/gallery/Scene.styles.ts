import styled from 'styled-components';

/** A place of a fixed height for a scene. */
export const Scene = styled.div`
  block-size: 180px;
  overflow: hidden;
`;
