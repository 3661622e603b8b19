import styled from 'styled-components';

export const Drawer = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;

  > .head {
    display: flex;
    align-items: center;
    gap: 12px;
    padding: 12px 24px;
    border-block-end: 1px solid var(--line);
  }
  > .head h2 {
    font-size: 18px;
  }
  .count {
    padding: 2px 12px;
    border-radius: var(--radius-full);
    background: var(--sunken);
    font-size: 12px;
    font-weight: 600;
  }
  .clear {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    margin-inline-start: auto;
    font-size: 13px;
    color: var(--ink-2);
  }
  > .scroll {
    flex: 1;
    overflow-y: auto;
    padding: 16px 24px;
    display: grid;
    gap: 16px;
    align-content: start;
  }
  > .foot p {
    margin-block-start: 8px;
    font-size: 12px;
    color: var(--ink-3);
    text-align: center;
  }
  > .foot {
    padding: 16px 24px 12px;
    border-block-start: 1px solid var(--line);
    box-shadow: var(--shadow-lifted);
  }
`;
