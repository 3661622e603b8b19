import styled from 'styled-components';

/** Its rules are part of every product page's HTML, so there are few. */
export const Summary = styled.div`
  display: inline-grid;
  gap: 12px;

  li {
    inline-size: min(80vw, 360px);
    margin-block: 4px;
    padding-inline: 8px;
    background: linear-gradient(var(--line) 0 0) right / var(--part) no-repeat;
  }
`;
