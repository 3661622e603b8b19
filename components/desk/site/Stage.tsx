import type { MouseEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { Heading } from '@/components/ui/layout/Heading';

/** The surroundings of a preview. */
const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  padding: var(--space-4);
  overflow: hidden;
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-l);
  background: var(--ground);
  color: var(--ink);
`;

/** Links of a preview lead nowhere, because the operator would lose what is not saved. */
function stayHere(event: MouseEvent) {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
}

/** The frame of a preview with components of the shop. */
export function Stage({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <Frame onClickCapture={stayHere}>
      {title && (
        <Heading level={3} size="small" ink="muted">
          {title}
        </Heading>
      )}
      {children}
    </Frame>
  );
}
