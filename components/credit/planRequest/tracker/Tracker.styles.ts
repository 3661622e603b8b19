import styled from 'styled-components';

/** The day of the appointment as a dark leaf of a calendar. */
export const Day = styled.span`
  flex: none;
  align-content: center;
  inline-size: 76px;
  min-block-size: 88px;
  border-radius: var(--radius-l);
  background: var(--night);
  color: var(--on-night);

  small {
    color: var(--night-ink);
  }
`;

/** Two buttons beside each other, also in the narrow column. */
export const Buttons = styled.div`
  button {
    padding-inline: var(--space-2);
  }
`;

export const CancelButton = styled.button`
  justify-self: center;
  min-block-size: 44px;
  padding-inline: var(--space-4);
  color: var(--ink-2);
  font-weight: 600;
`;

export const DocumentLine = styled.li`
  min-block-size: 48px;
  padding-block: var(--space-2);
  &:not(:last-child) {
    border-block-end: 1px solid var(--line);
  }
`;
