import styled from 'styled-components';
import { sums } from '@/components/ui/kit/sums';

export const Sums = styled.dl`
  ${sums}
  margin-block-end: var(--space-4);
  transition: opacity var(--time-hover);
  &[aria-busy='true'] {
    opacity: 0.55;
  }
  .later dd {
    font-weight: 500;
    color: var(--ink-2);
  }
`;
