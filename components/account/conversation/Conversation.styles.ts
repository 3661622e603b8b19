import styled from 'styled-components';

export const Conversation = styled.section`
  display: grid;
  grid-template-rows: 1fr auto;
  min-block-size: 0;

  .scroller {
    display: flex;
    flex-direction: column;
    gap: 8px;
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 12px 16px;
  }
  .scroller > :first-child {
    margin-block-start: auto;
  }
  .greeting {
    color: var(--ink-2);
    font-size: 13px;
    text-align: center;
  }
  .departments {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
  }
  .day {
    align-self: center;
    color: var(--ink-3);
    font-size: 12px;
  }
  form {
    display: grid;
    gap: 8px;
    padding: 12px 16px 16px;
    border-block-start: 1px solid var(--line);
  }
  .write {
    display: flex;
    align-items: flex-end;
    gap: 8px;
  }
  textarea {
    flex: 1;
    min-inline-size: 0;
    min-block-size: 48px;
    max-block-size: 120px;
    padding: 11px 14px;
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
  padding: 8px 12px;
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
    font-size: 12px;
    white-space: normal;
  }
  small[data-failed] {
    color: var(--danger);
  }
  .pictures {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-block: 4px;
  }
  .pictures img {
    display: block;
    object-fit: cover;
    border-radius: var(--radius-s);
  }
  .actions {
    display: flex;
    gap: 12px;
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
    font-size: 13px;
    font-weight: 600;
  }
`;
