import styled from 'styled-components';
import { Panel } from '@/components/dashboard/Panel.styles';

/** A form on its sheet, no wider than its fields want. */
export const Sheet = styled(Panel)`
  max-inline-size: 720px;
`;

/** The fields of the password, one a line. */
export const Form = styled.form`
  display: grid;
  gap: 6px;
  max-inline-size: 420px;

  .alert { min-block-size: 24px; color: var(--danger); font-size: 13px; font-weight: 500; }
  .reason { font-size: 12px; color: var(--ink-3); }
  .send { display: grid; gap: 4px; justify-items: start; }
`;
