import styled from 'styled-components';
import { dangerIcon } from '@/components/ui/kit/dangerIcon';
import { Panel } from '@/components/ui/panel/Panel.styles';
import { media } from '@/styles/media';

/** A panel no wider than its form needs. */
export const Sheet = styled(Panel)`
  max-inline-size: 720px;
`;

/** The password form, one field on each line. */
export const Form = styled.form`
  display: grid;
  gap: 6px;
  max-inline-size: 420px;

  .alert {
    min-block-size: 24px;
    color: var(--danger);
    font-size: 13px;
    font-weight: 500;
  }
  .reason {
    font-size: 12px;
    color: var(--ink-3);
  }
  .send {
    display: grid;
    gap: 4px;
    justify-items: start;
  }
`;

/** The section that deletes the account, under the form. */
export const DeletionPanel = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  max-inline-size: 720px;
  margin-block-start: 16px;

  h2 {
    font-size: 15px;
  }
  p {
    font-size: 13px;
    color: var(--ink-3);
  }
`;

/** Asks before the account is deleted. The first button is the harmless one. */
export const DeletionForm = styled.form`
  display: grid;
  gap: 12px;
  padding: 24px;
  ${media.md} {
    padding: 32px;
  }

  .icon {
    ${dangerIcon}
    justify-self: center;
  }
  h2 {
    font-size: 18px;
    text-align: center;
  }
  dl {
    display: grid;
    gap: 4px;
    padding: 12px 16px;
    border-radius: var(--radius-m);
    background: var(--sunken);
    font-size: 13px;
  }
  dt {
    font-weight: 700;
  }
  dd + dt {
    margin-block-start: 8px;
  }
  dd,
  p {
    margin: 0;
    color: var(--ink-2);
  }
  p {
    font-size: 13px;
  }
  .code {
    display: grid;
    justify-items: center;
    gap: 12px;
    text-align: center;
  }
  .alert {
    min-block-size: 24px;
    color: var(--danger);
    font-weight: 500;
  }
  .actions {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
  }
`;
