import styled from 'styled-components';
import { media } from '@/styles/media';

/**
 * Its rules are part of every product page's HTML, so there are few. The second box keeps the room of `ReviewPreview`, so that
 * nothing moves when the texts arrive.
 */
export const Summary = styled.div`
  display: grid;
  gap: var(--space-4);
  ${media.md} {
    grid-template-columns: 300px minmax(0, 1fr);
    gap: var(--space-6);
  }

  > div:first-child {
    padding: var(--space-6);
    border-radius: var(--radius-xl);
    background: var(--surface);
    box-shadow: var(--shadow-resting);

    > b {
      margin-inline-end: var(--space-2);
      font-size: var(--text-display);
      font-weight: 800;
    }
    > ol,
    > p {
      margin-block: var(--space-2) var(--space-4);
    }
    li {
      display: grid;
      grid-template-columns: 56px 1fr 24px;
      align-items: center;
      gap: var(--space-2);
      font-size: var(--text-small);
    }
    i {
      block-size: 8px;
      border-radius: var(--radius-full);
      background: linear-gradient(var(--accent) 0 0) right / var(--part) no-repeat var(--sunken);
    }
  }
  > div + div {
    min-inline-size: 0;
    min-block-size: 200px;
  }
  &[data-rated] > div + div {
    min-block-size: 384px;
  }
`;
