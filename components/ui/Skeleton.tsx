import styled, { keyframes } from 'styled-components';

const sweep = keyframes`
  from { background-position: 160% 0; }
  to { background-position: -60% 0; }
`;

/** A placeholder for loading content. The caller sets the final size. */
export const Skeleton = styled.span`
  display: block;
  border-radius: var(--radius-s);
  background-color: var(--sunken);
  background-image: var(--shimmer);
  background-size: 50% 100%;
  background-repeat: no-repeat;
  animation: ${sweep} 1.6s linear infinite;
`;
