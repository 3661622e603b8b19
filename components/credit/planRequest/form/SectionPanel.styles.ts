import styled from 'styled-components';
import { fieldCells } from '@/components/ui/form/fieldCells';
import { numberedStep } from '@/components/ui/kit/numberedStep';
import { textAction } from '@/components/ui/kit/textAction';
import { media } from '@/styles/media';

export const Section = styled.li`
  ${numberedStep}
  scroll-margin-block-start: 12px;
  .number {
    inline-size: 44px;
    block-size: 44px;
    font-size: var(--text-title);
  }
  &[data-done] .number {
    background: var(--success-ground);
    color: var(--success);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: var(--space-2);
  }
  h2 svg {
    flex: none;
    color: var(--success);
  }
  .head p {
    overflow-wrap: anywhere;
  }
  .edit {
    ${textAction}
    flex: none;
    padding-inline: var(--space-2);
    margin-inline-end: calc(-1 * var(--space-2));
  }
  > .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-4);
    margin-block-start: var(--space-5);
    ${media.md} {
      margin-block-start: var(--space-6);
    }
  }
  .fields {
    display: grid;
    gap: var(--space-1) var(--space-4);
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${fieldCells}
  }
  .sub {
    display: grid;
    gap: var(--space-1);
    padding-block-start: var(--space-2);
  }
  .sub h3 {
    font-size: var(--text-title);
  }
  .sub p {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .label {
    margin-block-end: var(--space-2);
    font-size: var(--text-body);
    font-weight: 600;
  }
  .wrong {
    margin-block-start: var(--space-2);
    color: var(--danger);
    font-size: var(--text-small);
  }
  .go {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2) var(--space-4);
  }
  .go p {
    color: var(--danger);
    font-size: var(--text-small);
  }
`;
