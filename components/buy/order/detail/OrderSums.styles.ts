import styled from 'styled-components';
import { sums } from '@/components/ui/kit/sums';

export const Sums = styled.dl`
  ${sums}
  .total {
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
  }
`;
