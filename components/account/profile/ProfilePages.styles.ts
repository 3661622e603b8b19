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
  gap: var(--space-2);
  max-inline-size: 420px;

  .alert {
    min-block-size: 24px;
    color: var(--danger);
    font-size: var(--text-small);
    font-weight: 500;
  }
  .reason {
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  .send {
    display: grid;
    gap: var(--space-1);
    justify-items: start;
  }
`;

/** The section that deletes the account, under the form. */
export const DeletionPanel = styled(Panel)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);
  max-inline-size: 720px;
  margin-block-start: var(--space-4);

  h2 {
    font-size: var(--text-title);
  }
  p {
    font-size: var(--text-small);
    color: var(--ink-3);
  }
`;

/** Asks before the account is deleted. The first button is the harmless one. */
export const DeletionForm = styled.form`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6);
  ${media.md} {
    padding: var(--space-7);
  }

  .icon {
    ${dangerIcon}
    justify-self: center;
  }
  h2 {
    font-size: var(--text-title);
    text-align: center;
  }
  dl {
    display: grid;
    gap: var(--space-1);
    padding: var(--space-3) var(--space-4);
    border-radius: var(--radius-m);
    background: var(--sunken);
    font-size: var(--text-small);
  }
  dt {
    font-weight: 700;
  }
  dd + dt {
    margin-block-start: var(--space-2);
  }
  dd,
  p {
    margin: 0;
    color: var(--ink-2);
  }
  p {
    font-size: var(--text-small);
  }
  .code {
    display: grid;
    justify-items: center;
    gap: var(--space-3);
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
    gap: var(--space-3);
  }
`;
