import styled from 'styled-components';

/** The slides lie side by side with scroll snapping: swipes, trackpads and arrow keys need no script. */
export const Track = styled.ol`
  display: flex;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar {
    display: none;
  }
  &:focus-visible {
    outline-offset: -4px;
  }
`;
