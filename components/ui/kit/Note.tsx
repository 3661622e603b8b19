import type { ReactNode } from 'react';
import styled from 'styled-components';
import { CircleAlert, CircleCheck, Info } from '@/components/ui/kit/icons';
import { forcedEdge } from './forcedEdge';

const Root = styled.p`
  display: flex;
  align-items: start;
  gap: var(--space-2);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-m);
  font-size: var(--text-small);
  font-weight: 500;
  background: var(--tone-ground);
  color: var(--tone);
  ${forcedEdge}
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

const icons = { danger: CircleAlert, warning: Info, success: CircleCheck } as const;

/** An important sentence in a tinted box. */
export function Note({ kind, children }: { kind: keyof typeof icons; children: ReactNode }) {
  const Icon = icons[kind];
  return (
    <Root data-tone={kind} role={kind === 'danger' ? 'alert' : 'status'}>
      <Icon size={20} />
      <span>{children}</span>
    </Root>
  );
}
