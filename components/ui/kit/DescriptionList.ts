import styled from 'styled-components';

/** Rows of `DescriptionRow`: quiet names, each with its bold value at the other end. */
export const DescriptionList = styled.dl`
  display: grid;
  gap: var(--space-2);
  font-size: var(--text-body);

  > div {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
  }
  dt {
    color: var(--ink-2);
  }
  dd {
    font-weight: 700;
  }
`;
