import styled from 'styled-components';
import { sums } from '@/components/ui/kit/sums';

export const Sums = styled.dl`
  ${sums}
  margin-block-end: 16px;
  transition: opacity 150ms;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  .later dd {
    font-weight: 500;
    color: var(--ink-2);
  }
`;
