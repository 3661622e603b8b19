import styled from 'styled-components';
import { sunkenSheet } from '@/components/ui/kit/sunkenSheet';

export const Alert = styled.div`
  ${sunkenSheet}

  h3 {
    font-size: var(--text-title);
  }
  [role='status'] {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    color: var(--success);
    font-weight: 600;
  }
`;
