import styled from 'styled-components';
import { rows } from './Sums';

/** Rows of `DescriptionRow`: quiet names, each with its bold value at the other end. */
export const DescriptionList = styled.dl`
  ${rows}
  font-size: var(--text-body);

  dd {
    font-weight: 700;
  }
`;
