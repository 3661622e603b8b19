import styled from 'styled-components';
import { textAction } from '@/components/ui/textAction';
import { media } from '@/styles/media';

export const Section = styled.li`
  padding: 16px;
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  scroll-margin-block-start: 12px;
  ${media.md} {
    padding: 24px 32px;
    border-radius: var(--radius-xl);
  }

  > .head {
    display: flex;
    align-items: center;
    gap: 12px;
    ${media.md} {
      gap: 16px;
    }
  }
  .number {
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    color: var(--ink-3);
    font-size: 16px;
    font-weight: 800;
    line-height: 1;
  }
  &[data-state='open'] .number {
    background: var(--ink);
    color: var(--surface);
  }
  &[data-done] .number {
    background: var(--success-ground);
    color: var(--success);
  }
  .head > div {
    min-inline-size: 0;
    margin-inline-end: auto;
  }
  h2 {
    display: flex;
    align-items: center;
    gap: 8px;
    font-size: 16px;
    line-height: 1.6;
    ${media.md} {
      font-size: 18px;
    }
  }
  h2:focus {
    outline: none;
  }
  h2 svg {
    flex: none;
    color: var(--success);
  }
  &[data-state='later'] h2 {
    color: var(--ink-3);
    font-weight: 600;
  }
  .head p {
    color: var(--ink-2);
    font-size: 13px;
    line-height: 1.7;
    overflow-wrap: anywhere;
    ${media.md} {
      font-size: 14px;
    }
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
  }
  .fields > .whole {
    grid-column: 1 / -1;
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
