import styled from 'styled-components';
import { sunkenSheet } from '@/components/ui/kit/sunkenSheet';

export const Alert = styled.div`
  ${sunkenSheet}

  h3 {
    font-size: 16px;
  }
  [role='status'] {
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--success);
    font-weight: 600;
  }
`;
