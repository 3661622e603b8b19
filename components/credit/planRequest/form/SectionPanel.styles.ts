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
    font-size: 16px;
  }
  &[data-done] .number {
    background: var(--success-ground);
    color: var(--success);
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
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
    padding-inline: 8px;
    margin-inline-end: -8px;
  }
  > .body {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
    margin-block-start: 20px;
    ${media.md} {
      margin-block-start: 24px;
    }
  }
  .fields {
    display: grid;
    gap: 4px 16px;
    ${media.tablet} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    ${fieldCells}
  }
  .sub {
    display: grid;
    gap: 4px;
    padding-block-start: 8px;
  }
  .sub h3 {
    font-size: 16px;
  }
  .sub p {
    color: var(--ink-2);
    font-size: 13px;
  }
  .label {
    margin-block-end: 8px;
    font-size: 14px;
    font-weight: 600;
  }
  .wrong {
    margin-block-start: 8px;
    color: var(--danger);
    font-size: 13px;
  }
  .go {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px 16px;
  }
  .go p {
    color: var(--danger);
    font-size: 13px;
  }
`;
