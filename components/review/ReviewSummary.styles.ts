import styled from 'styled-components';

/** Its rules are part of every product page's HTML, so there are few. */
export const Summary = styled.div`
  display: grid;
  gap: 12px;
  justify-items: start;

  b {
    font-size: 20px;
  }
  ol {
    inline-size: min(100%, 360px);
  }
  li {
    margin-block: 4px;
    padding-inline: 8px;
    background: linear-gradient(var(--line) 0 0) right / var(--part) no-repeat;
  }
`;
