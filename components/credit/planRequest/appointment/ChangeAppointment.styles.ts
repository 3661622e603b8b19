import styled from 'styled-components';
import { dialogBody } from '@/components/ui/kit/dialogBody';

export const Dialog = styled.div`
  ${dialogBody}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  > p {
    color: var(--ink-2);
    font-size: var(--text-small);
    text-align: center;
  }
`;
