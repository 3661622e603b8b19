import styled from 'styled-components';
import { media } from '@/styles/media';

export const Post = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  max-inline-size: 1040px;
  margin-inline: auto;
  padding-block: var(--space-4) var(--space-7);
  ${media.md} {
    padding-block: var(--space-7);
  }

  .picture {
    position: relative;
    aspect-ratio: 16 / 9;
    border-radius: var(--radius-xl);
    background: var(--stone-ground);
  }
  .picture img {
    position: absolute;
    inset: 5%;
    inline-size: 90%;
    block-size: 90%;
    object-fit: contain;
  }
`;
