import styled from 'styled-components';
import { Head as DeskHead } from '@/components/desk/kit/Toolbar.styles';
import { media } from '@/styles/media';

export const Head = styled(DeskHead)`
  /* Segments as wide as their texts, so that the longest fits on a phone. */
  fieldset label {
    flex: 1 0 auto;
  }
`;

/** The choice of the range, which need not be as wide as the page. */
export const Range = styled.div`
  max-inline-size: 480px;
`;

/** A long table that is closed at first. */
export const Long = styled.details`
  display: grid;
  gap: var(--space-2);

  summary {
    display: inline-flex;
    align-items: center;
    min-block-size: 44px;
    color: var(--accent-strong);
    font-weight: 600;
    cursor: pointer;
  }
`;

/** The largest numbers beside each other. */
export const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 280px), 1fr));
  gap: var(--space-4);
  margin: 0;

  > div {
    display: grid;
    align-content: start;
    gap: var(--space-1);
    padding: var(--space-4);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    background: var(--raised);
  }
  dt {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  dd {
    margin: 0;
    font-size: var(--text-heading);
    font-weight: 700;
  }
  dd + dd {
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: 400;
  }
`;

export const Plot = styled.div`
  position: relative;
  inline-size: 100%;
  /* The plot lays itself out from left to right; its axes are mirrored instead. */
  direction: ltr;
  overflow: hidden;
`;

/** Work that waits: each kind is a link. */
export const Waiting = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  a,
  span {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 44px;
    padding-inline: var(--space-3);
    border-radius: var(--radius-full);
    background: var(--sunken);
    color: var(--ink);
    font-size: var(--text-body);
  }
  a:hover {
    background: var(--line);
  }
  b {
    color: var(--accent-strong);
  }
`;

/** Two tables beside each other on wide screens. */
export const Tables = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-4);
  ${media.lg} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  > section {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: var(--space-2);
  }
`;
