import styled from 'styled-components';
import { layers } from '@/styles/layers';
import { media } from '@/styles/media';

/** Title of a part, the way back, and its tabs. */
export const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;

  h2 {
    font-size: 18px;
  }
  .back {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-size: 14px;
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
  gap: 8px 12px;
  margin-inline: -16px;
  padding: 12px 16px;
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
    font-size: 13px;
    ${media.md} {
      flex: 1 1 180px;
    }
  }
`;
