import styled, { keyframes } from 'styled-components';
import { SheetDialog } from '@/components/ui/kit/FullSheet';
import { media } from '@/styles/media';

const rise = keyframes`
  from { transform: translateY(32px); opacity: 0; }
`;

export const Sheet = styled(SheetDialog)`
  animation: ${rise} var(--time-move) var(--ease);
  ${media.tablet} {
    inline-size: 420px;
    border-start-end-radius: var(--radius-xl);
    border-end-end-radius: var(--radius-xl);
  }
  ${media.md} {
    &[open] {
      display: none;
    }
  }
  &::backdrop {
    background: var(--scrim);
  }

  > header {
    flex: none;
    padding: var(--space-2) var(--space-4);
  }
  > .body {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-inline: var(--space-4);
  }
  > footer {
    flex: none;
    padding: var(--space-3) var(--space-4) calc(var(--space-3) + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--line);
  }
  > footer > :first-child {
    flex: 1;
  }
  > footer [aria-busy='true'] {
    opacity: 0.5;
  }
`;
