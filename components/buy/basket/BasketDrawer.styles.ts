import styled from 'styled-components';

export const Drawer = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;

  > .head {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-3) var(--space-6);
    border-block-end: 1px solid var(--line);
  }
  > .head h2 {
    font-size: var(--text-title);
  }
  .count {
    padding: 2px var(--space-3);
    border-radius: var(--radius-full);
    background: var(--sunken);
    font-size: var(--text-caption);
    font-weight: 600;
  }
  .clear {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    margin-inline-start: auto;
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  > .scroll {
    flex: 1;
    overflow-y: auto;
    padding: var(--space-4) var(--space-6);
    display: grid;
    gap: var(--space-4);
    align-content: start;
  }
  > .foot p {
    margin-block-start: var(--space-2);
    font-size: var(--text-caption);
    color: var(--ink-3);
    text-align: center;
  }
  > .foot {
    padding: var(--space-4) var(--space-6) var(--space-3);
    border-block-start: 1px solid var(--line);
    box-shadow: var(--shadow-lifted);
  }
`;
