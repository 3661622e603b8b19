import styled from 'styled-components';

export const Offer = styled.section`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-m);
  font-size: var(--text-small);

  header {
    color: var(--info);
    font-weight: 600;
  }
  header .until {
    margin-inline-start: auto;
    color: var(--ink);
  }
  li {
    --picture: 64px;
    display: grid;
    grid-template: 'picture text' auto 'end end' auto / var(--picture) minmax(0, 1fr);
    align-items: center;
    gap: var(--space-2) var(--space-3);
  }
  li > span:first-child {
    grid-area: picture;
  }
  .text {
    grid-area: text;
  }
  .action {
    grid-area: end;
  }
  @container (min-width: 480px) {
    li {
      grid-template: 'picture text end' auto / var(--picture) minmax(0, 1fr) auto;
    }
  }
`;
