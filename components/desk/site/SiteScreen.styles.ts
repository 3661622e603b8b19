import styled from 'styled-components';
import { media } from '@/styles/media';

/** The list of the parts. */
export const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--space-4);

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: var(--space-1) var(--space-4);
    block-size: 100%;
    padding: var(--space-4);
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    transition: box-shadow var(--time-hover);
  }
  ${media.hover} {
    a:hover {
      box-shadow: var(--shadow-lifted);
    }
  }
  i {
    grid-row: 1 / 4;
    display: grid;
    place-items: center;
    inline-size: 44px;
    block-size: 44px;
    border-radius: var(--radius-m);
    background: var(--accent-soft);
    color: var(--accent-strong);
  }
  b {
    font-weight: 700;
  }
  small {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-2);
    margin-block-start: var(--space-2);
    color: var(--ink-3);
    font-size: var(--text-caption);
  }
`;
