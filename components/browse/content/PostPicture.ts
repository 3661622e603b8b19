import styled from 'styled-components';

/** The ground of a post's picture, which is visible before the picture has loaded. `data-round` rounds it where no card does. */
export const PostPicture = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 16 / 9;
  background: var(--stone-ground);
  &[data-round] {
    border-radius: var(--radius-xl);
  }
  img {
    position: absolute;
    inset: 5%;
    inline-size: 90%;
    block-size: 90%;
    object-fit: contain;
  }
`;
