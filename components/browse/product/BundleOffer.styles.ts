import styled from 'styled-components';

export const Offer = styled.section`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  font-size: var(--text-small);

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-2);
    color: var(--info);
    font-weight: 600;
  }
  header .until {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    margin-inline-start: auto;
    color: var(--ink);
  }
  li {
    display: grid;
    grid-template: 'picture text' auto 'action action' auto / 56px minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  li > span:first-child {
    grid-area: picture;
  }
  .text {
    grid-area: text;
    display: grid;
    gap: 2px;
  }
  .prices {
    display: flex;
    flex-wrap: wrap;
    gap: 2px var(--space-3);
    color: var(--ink-2);
  }
  .prices b {
    color: var(--ink);
  }
  .action {
    grid-area: action;
  }
  .saving {
    color: var(--success);
    font-weight: 600;
  }
  @container (min-width: 480px) {
    li {
      grid-template: 'picture text action' auto / 56px minmax(0, 1fr) auto;
    }
  }
`;
