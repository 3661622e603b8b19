import styled from 'styled-components';

/** The messages of a conversation: the shop's at the inline end. */
export const Messages = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);

  li {
    max-inline-size: 80%;
    align-self: flex-start;
    padding: var(--space-2) var(--space-3);
    border-radius: var(--radius-m);
    background: var(--sunken);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  li[data-sender='shop'] {
    align-self: flex-end;
    background: var(--accent-soft);
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-caption);
  }
  a {
    display: flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-weight: 600;
  }
`;

export const Reply = styled.form`
  display: grid;
  justify-items: start;
  gap: var(--space-2);

  > :not(button) {
    inline-size: 100%;
  }
`;
