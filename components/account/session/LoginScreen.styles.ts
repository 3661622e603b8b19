import styled from 'styled-components';
import { media } from '@/styles/media';

/**
 * The login page: on phones the stair with the form as a sheet below it, otherwise a panel, with the stair beside it on desktop. The
 * pictures on the stair come with the scripts, and on a slow phone they would be the last thing that is painted.
 */
export const Page = styled.div`
  display: grid;
  min-block-size: 100dvh;
  background: var(--hero-ground);
  ${media.tablet} {
    place-items: center;
    padding: var(--space-6);
    background: var(--ground);
  }

  > section {
    --stair-scale: 0.6;
    display: grid;
    overflow: hidden;
    inline-size: 100%;
    ${media.tablet} {
      display: block;
      inline-size: min(480px, 100%);
      border-radius: var(--radius-xl);
      background: var(--surface);
      box-shadow: var(--shadow-lifted);
    }
    ${media.md} {
      --stair-scale: 1;
      inline-size: min(900px, 100%);
    }
  }
  > section > div {
    grid-template-rows: minmax(120px, 1fr) auto;
    ${media.tablet} {
      grid-template-rows: auto;
    }
  }
  > section > div > .pane {
    order: 1;
    inline-size: 100%;
    border-radius: var(--radius-xl) var(--radius-xl) 0 0;
    background: var(--surface);
    box-shadow: var(--shadow-lifted);
    ${media.tablet} {
      order: 0;
      inline-size: min(480px, 100%);
      box-shadow: none;
    }
  }
  > section .stair img {
    display: none;
    ${media.md} {
      display: block;
    }
  }
  > section > div > :last-child {
    display: block;
    ${media.tablet} {
      display: none;
    }
    ${media.md} {
      display: block;
    }
  }
`;
