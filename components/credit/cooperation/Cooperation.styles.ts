import styled from 'styled-components';

export const Categories = styled.fieldset`
  grid-column: 1 / -1;

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
    gap: 0 var(--space-3);
  }
  .error {
    min-block-size: 24px;
  }
`;

export const Facts = styled.dl`
  dt {
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;
