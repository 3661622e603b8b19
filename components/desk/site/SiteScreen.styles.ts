import styled from 'styled-components';
import { media } from '@/styles/media';

/** The list of the parts. */
export const Parts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: 16px;

  a {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    align-items: start;
    gap: 4px 16px;
    block-size: 100%;
    padding: 16px;
    border-radius: var(--radius-l);
    background: var(--surface);
    box-shadow: var(--shadow-resting);
    transition: box-shadow 150ms;
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
    font-size: 13px;
  }
  .state {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 8px;
    margin-block-start: 8px;
    color: var(--ink-3);
    font-size: 12px;
  }
`;
