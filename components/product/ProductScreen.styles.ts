import styled from 'styled-components';
import { media } from '@/styles/media';

export const Top = styled.div`
  display: flex;
  flex-direction: column;
  .highlights { order: 1; }
  ${media.tablet} { max-inline-size: 720px; margin-inline: auto; }
  ${media.md} {
    max-inline-size: none;
    display: grid;
    grid-template: 'gallery buy' auto 'highlights buy' 1fr / minmax(0, 1fr) 400px;
    column-gap: 24px;
    align-items: start;
    > :first-child { grid-area: gallery; }
    .highlights { grid-area: highlights; }
    > :last-child { grid-area: buy; }
  }
  ${media.lg} { grid-template-columns: minmax(0, 1fr) 452px; column-gap: 32px; }
`;
