import styled from 'styled-components';
import { dialogBody } from '@/components/ui/kit/dialogBody';

export const Dialog = styled.div`
  ${dialogBody}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  > p {
    color: var(--ink-2);
    font-size: 13px;
    text-align: center;
  }
`;
