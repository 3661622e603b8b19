import styled from 'styled-components';
import { forcedEdge } from '@/components/ui/kit/forcedEdge';
import { media } from '@/styles/media';

/** A white sheet for a section of a dashboard page. */
export const Panel = styled.section`
  min-inline-size: 0;
  padding: var(--space-4);
  border-radius: var(--radius-l);
  background: var(--surface);
  box-shadow: var(--shadow-resting);
  ${forcedEdge}
  ${media.md} {
    padding: var(--space-6);
  }

  > h2 {
    margin-block-end: var(--space-3);
    font-size: var(--text-title);
  }
`;
