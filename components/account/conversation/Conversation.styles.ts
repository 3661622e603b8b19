import styled from 'styled-components';

export const Conversation = styled.section`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 0;

  .scroller {
    display: flex;
    flex-direction: column;
    gap: var(--space-2);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: var(--space-3) var(--space-4);
  }
  .scroller > :first-child {
    margin-block-start: auto;
  }
  .greeting {
    color: var(--ink-2);
    font-size: var(--text-small);
    text-align: center;
  }
  .departments {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: var(--space-2);
  }
  .day {
    align-self: center;
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  form {
    display: grid;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4) var(--space-4);
    border-block-start: 1px solid var(--line);
  }
  .write {
    display: flex;
    align-items: flex-end;
    gap: var(--space-2);
  }
  textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 48px;
    max-block-size: 120px;
    padding: var(--space-3) var(--space-3);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    color: var(--ink);
    font: inherit;
    resize: none;
    field-sizing: content;
  }
  textarea:focus-visible {
    outline: 2px solid var(--accent-strong);
    outline-offset: -1px;
  }
`;

export const Bubble = styled.div`
  max-inline-size: 84%;
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  background: var(--sunken);
  align-self: flex-end;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
  line-height: 1.8;

  &[data-sender='shopper'] {
    align-self: flex-start;
    background: var(--accent-soft);
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-caption);
    white-space: normal;
  }
  small[data-failed] {
    color: var(--danger);
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    margin-block: var(--space-1);
  }
  .pictures img {
    display: block;
    object-fit: cover;
    border-radius: var(--radius-s);
  }
  .actions {
    display: flex;
    gap: var(--space-3);
  }
  .actions button {
    min-block-size: 44px;
    color: var(--accent-strong);
    font-weight: 700;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 28px;
    color: var(--accent-strong);
    font-size: var(--text-small);
    font-weight: 600;
  }
`;
