import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '@/utils/tone';
import { forcedEdge } from './forcedEdge';

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 28px;
  padding-inline: var(--space-2);
  border-radius: var(--radius-full);
  font-size: var(--text-caption);
  font-weight: 600;
  line-height: 1.4;
  white-space: nowrap;
  ${forcedEdge}
  background: var(--tone-ground);
  color: var(--tone);
`;

export type { Tone };

type Props = {
  tone: Tone;
  /** Whether screen readers announce a change of the state. */
  live?: boolean;
  /** A word, with an icon before it where one helps. */
  children: ReactNode;
};

/** A state as a word on a tinted ground. */
export function StateBadge({ tone, live, children }: Props) {
  return (
    <Root data-tone={tone} role={live ? 'status' : undefined}>
      {children}
    </Root>
  );
}
