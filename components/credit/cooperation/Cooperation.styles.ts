import styled from 'styled-components';

export const Facts = styled.dl`
  dt {
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
