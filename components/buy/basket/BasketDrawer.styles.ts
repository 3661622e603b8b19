import styled from 'styled-components';

export const Drawer = styled.div`
  display: flex;
  flex-direction: column;
  block-size: 100%;

  > .head {
    padding: var(--space-3) var(--space-6);
    border-block-end: 1px solid var(--line);
  }
  .end {
    margin-inline-start: auto;
  }
  > .scroll {
    flex: 1;
    overflow-y: auto;
    padding: var(--space-4) var(--space-6);
  }
  > .foot {
    padding: var(--space-3) var(--space-6);
    border-block-start: 1px solid var(--line);
    box-shadow: var(--shadow-lifted);
  }
  > .foot > p {
    text-align: center;
  }
`;
