import styled, { keyframes } from 'styled-components';
import { fullSheet } from '@/components/ui/kit/FullSheet';
import { media } from '@/styles/media';

const rise = keyframes`
  from { transform: translateY(32px); opacity: 0; }
`;

export const Sheet = styled.dialog`
  ${fullSheet}
  animation: ${rise} 200ms var(--ease);
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
    display: flex;
    align-items: center;
    justify-content: space-between;
    flex: none;
    padding: 8px 16px;
    padding-inline-end: 8px;
  }
  > header h2 {
    font-size: 18px;
  }
  > .body {
    flex: 1;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-inline: 16px;
  }
  > footer {
    display: flex;
    gap: 8px;
    flex: none;
    padding: 12px 16px calc(12px + env(safe-area-inset-bottom));
    border-block-start: 1px solid var(--line);
    background: var(--surface);
  }
  > footer > :first-child {
    flex: 1;
  }
  > footer [aria-busy='true'] {
    opacity: 0.7;
  }
`;
