import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** Title of a part, the way back, and its tabs. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-6);

  h2 {
    font-size: var(--text-title);
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: var(--text-body);
    font-weight: 600;
  }
  .tabs {
    inline-size: min(100%, 400px);
  }
`;

/** The buttons of an editor stay in sight at the end of the window. */
export const Actions = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: ${layers.header};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
  margin-inline: calc(-1 * var(--space-4));
  padding: var(--space-3) var(--space-4);
  background: var(--surface);
  box-shadow: inset 0 1px 0 var(--line);
  ${media.md} {
    margin-inline: 0;
    border-radius: var(--radius-l);
    box-shadow: var(--shadow-lifted);
  }

  p {
    flex: 1 0 100%;
    color: var(--ink-2);
    font-size: var(--text-small);
    ${media.md} {
      flex: 1 1 180px;
    }
  }
`;
