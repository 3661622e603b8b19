import styled from 'styled-components';

export const Offer = styled.section`
  display: grid;
  gap: 10px;
  padding: 12px;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  font-size: 13px;

  header {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
    color: var(--info);
    font-weight: 600;
  }
  header .until {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
    color: var(--ink);
  }
  li {
    display: grid;
    grid-template: 'picture text' auto 'action action' auto / 56px minmax(0, 1fr);
    align-items: center;
    gap: 8px 12px;
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
    gap: 2px 12px;
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
