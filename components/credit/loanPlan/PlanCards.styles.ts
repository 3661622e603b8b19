import styled from 'styled-components';
import { cardChoices } from '@/components/ui/kit/choiceGroup';
import { media } from '@/styles/media';

/** Cards of loan plans, side by side where there is room. */
export const Cards = styled.fieldset`
  ${cardChoices}

  .cards {
    display: grid;
    gap: var(--space-3);
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 224px), 1fr));
    ${media.md} {
      gap: var(--space-4);
    }
  }
  label {
    align-content: start;
    padding: var(--space-5) var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-xl);
    background: var(--surface);
    cursor: pointer;
    transition:
      border-color 150ms,
      box-shadow 150ms;
    ${media.md} {
      padding: var(--space-6);
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
    gap: var(--space-1) var(--space-3);
    margin-block-end: var(--space-3);
  }
  .head b {
    font-size: var(--text-title);
    line-height: 1.6;
  }
  .head small {
    padding: 3px var(--space-2);
    border-radius: var(--radius-full);
    background: var(--sunken);
    color: var(--ink-2);
    font-size: var(--text-caption);
    font-weight: 600;
  }
  label:has(:checked) .head small {
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
  .loan {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .month {
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  .month strong {
    color: var(--ink);
    font-size: var(--text-display);
    font-weight: 900;
    line-height: 1.4;
  }
  .facts {
    display: grid;
    gap: var(--space-2);
    margin-block-start: var(--space-3);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .facts > span {
    display: flex;
    align-items: flex-start;
    gap: var(--space-2);
  }
  .facts svg {
    flex: none;
    margin-block-start: var(--space-1);
  }
  .error {
    margin-block-start: var(--space-2);
    color: var(--danger);
    font-size: var(--text-small);
  }
`;
