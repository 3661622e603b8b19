import type { ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  min-block-size: 28px;
  padding-inline: 10px;
  border-radius: var(--radius-full);
  font-size: 12px;
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  &[data-tone='plain'] {
    background: var(--sunken);
    color: var(--ink-2);
  }
  &[data-tone='info'] {
    background: var(--info-ground);
    color: var(--info);
  }
  &[data-tone='success'] {
    background: var(--success-ground);
    color: var(--success);
  }
  &[data-tone='warning'] {
    background: var(--warning-ground);
    color: var(--warning);
  }
  &[data-tone='danger'] {
    background: var(--danger-ground);
    color: var(--danger);
  }
`;

export type Tone = 'plain' | 'info' | 'success' | 'warning' | 'danger';

/** A state as a word on a tinted ground. */
export function StateBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <Root data-tone={tone}>{children}</Root>;
}
