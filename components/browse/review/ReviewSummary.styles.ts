import styled from 'styled-components';

/** Its rules are part of every product page's HTML, so there are few. */
export const Summary = styled.div`
  display: inline-grid;
  gap: var(--space-3);

  li {
    inline-size: min(80vw, 360px);
    margin-block: var(--space-1);
    padding-inline: var(--space-2);
    background: linear-gradient(var(--line) 0 0) right / var(--part) no-repeat;
  }
`;
