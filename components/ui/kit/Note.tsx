import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CircleAlert, CircleCheck, Info } from '@/components/ui/kit/icons';
import { forcedEdge } from './forcedEdge';

const Root = styled.p`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  font-size: var(--text-small);
  font-weight: 500;
  ${forcedEdge}
  svg {
    flex: none;
    margin-block-start: 2px;
  }
  &[data-kind='danger'] {
    background: var(--danger-ground);
    color: var(--danger);
  }
  &[data-kind='warning'] {
    background: var(--warning-ground);
    color: var(--warning);
  }
  &[data-kind='success'] {
    background: var(--success-ground);
    color: var(--success);
  }
`;

const icons = { danger: CircleAlert, warning: Info, success: CircleCheck } as const;

/** An important sentence in a tinted box. */
export function Note({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <Root data-kind={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} />
      <span>{children}</span>
    </Root>
  );
}
