import styled from 'styled-components';
import { media } from '@/styles/media';

export const Root = styled.section`
  display: grid;
  background: var(--hero-ground);
  ${media.md} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }

  .words {
    padding: 48px var(--gutter) 24px;
    ${media.md} {
      justify-self: end;
      align-self: center;
      inline-size: min(100%, 620px);
      padding: 64px 48px;
    }
  }
  h1 {
    font-size: 28px;
    font-weight: 800;
    line-height: 1.45;
    ${media.md} {
      font-size: 40px;
    }
  }
  p {
    max-inline-size: 480px;
    margin-block-start: 12px;
    color: var(--ink-2);
  }
  a {
    margin-block-start: 24px;
  }
  .scene {
    min-block-size: 260px;
    ${media.md} {
      min-block-size: 420px;
    }
  }
`;
