import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { stoneTop } from './stoneTop';

/** Stone steps that descend from the inline end, with pictures on the highest steps. */
const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: row-reverse;
  align-items: end;
  block-size: 100%;

  > div {
    position: relative;
    flex: 1;
    min-inline-size: 0;
    block-size: var(--height);
    background: var(--stone-face);
  }
  > div::before {
    ${stoneTop}
  }
  > div > img {
    position: absolute;
    inset-block-end: 100%;
    translate: 0 12%;
    inset-inline: 0;
    margin-inline: auto;
    inline-size: min(86%, 190px);
    block-size: auto;
    aspect-ratio: 1;
    object-fit: contain;
    object-position: bottom;
    ${media.md} {
      inline-size: min(94%, 240px);
    }
  }
`;

const heights = ['62%', '44%', '26%', '14%'];

/** A decorative stair. @param children the pictures on the steps, from the highest */
export function StairScene({ children }: { children: ReactNode[] }) {
  return (
    <Root aria-hidden="true">
      {heights.map((height, index) => (
        <div key={height} style={{ '--height': height }}>
          {children[index]}
        </div>
      ))}
    </Root>
  );
}
