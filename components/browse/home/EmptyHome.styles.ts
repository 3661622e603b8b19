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
    padding: var(--space-8) var(--gutter) var(--space-6);
    ${media.md} {
      justify-self: end;
      align-self: center;
      inline-size: min(100%, 620px);
      padding: var(--space-8) var(--space-8);
    }
  }
  h1 {
    font-size: var(--text-display);
    font-weight: 800;
    line-height: 1.45;
  }
  p {
    max-inline-size: 480px;
    margin-block-start: var(--space-3);
    color: var(--ink-2);
  }
  a {
    margin-block-start: var(--space-6);
  }
  .scene {
    min-block-size: 260px;
    ${media.md} {
      min-block-size: 420px;
    }
  }
`;
