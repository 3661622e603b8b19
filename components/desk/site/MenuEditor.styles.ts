import styled from 'styled-components';
import { media } from '@/styles/media';

/** A menu's tree beside the form of its chosen item. */
export const TreeAndForm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-6);
  align-items: start;
  ${media.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }

  .hint {
    color: var(--ink-3);
    font-size: var(--text-small);
  }
`;
