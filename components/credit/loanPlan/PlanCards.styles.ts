import styled from 'styled-components';
import { cardChoices } from '@/components/ui/kit/choiceGroup';
import { media } from '@/styles/media';

/** Cards of loan plans, side by side where there is room. */
export const Cards = styled.fieldset`
  ${cardChoices}

  .cards {
    display: grid;
    gap: 12px;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 224px), 1fr));
    ${media.md} {
      gap: 16px;
    }
  }
  label {
    align-content: start;
    padding: 20px 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius-xl);
    background: var(--surface);
    cursor: pointer;
    transition:
      border-color 150ms,
      box-shadow 150ms;
    ${media.md} {
      padding: 24px;
    }
  }
  ${media.hover} {
    label:hover {
      box-shadow: var(--shadow-lifted);
    }
  }
  label:has(:checked) {
    border-color: var(--accent-strong);
    box-shadow:
      inset 0 0 0 1px var(--accent-strong),
      var(--shadow-lifted);
    ${media.forcedColors} {
      border: 2px solid Highlight;
    }
  }
  label:has(:focus-visible) {
    outline: 2px solid var(--accent-strong);
    outline-offset: 2px;
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 4px 12px;
    margin-block-end: 12px;
  }
  .head b {
    font-size: 18px;
    line-height: 1.6;
  }
  .head small {
    padding: 3px 10px;
    border-radius: var(--radius-full);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: 12px;
    font-weight: 600;
  }
  label:has(:checked) .head small {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
  .loan {
    color: var(--ink-2);
    font-size: 13px;
  }
  .month {
    font-size: 13px;
    color: var(--ink-2);
  }
  .month strong {
    color: var(--ink);
    font-size: 32px;
    font-weight: 900;
    line-height: 1.4;
  }
  .facts {
    display: grid;
    gap: 6px;
    margin-block-start: 12px;
    padding-block-start: 14px;
    border-block-start: 1px solid var(--line);
    color: var(--ink-2);
    font-size: 13px;
  }
  .facts > span {
    display: flex;
    align-items: flex-start;
    gap: 8px;
  }
  .facts svg {
    flex: none;
    margin-block-start: 4px;
  }
  .error {
    margin-block-start: 8px;
    color: var(--danger);
    font-size: 13px;
  }
`;
