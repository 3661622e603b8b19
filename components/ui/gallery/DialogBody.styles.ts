import styled from 'styled-components';
import { dialogBody } from '@/components/ui/kit/dialogBody';

/** The content of a dialog, as a screen makes one. */
export const DialogBody = styled.div`
  ${dialogBody}
  display: grid;
  gap: var(--space-4);
`;
