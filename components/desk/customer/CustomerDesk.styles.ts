import styled from 'styled-components';

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2) var(--space-3);
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: var(--space-4);
  margin-block: var(--space-4) 0;

  dt {
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  dd {
    margin: var(--space-1) 0 0;
    font-weight: 600;
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: var(--space-3);
  margin-block-start: var(--space-3);

  li {
    display: flex;
    justify-content: space-between;
    gap: var(--space-3);
    padding-block-start: var(--space-3);
    border-block-start: 1px solid var(--line);
    font-size: var(--text-body);
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: var(--text-caption);
  }
  b {
    white-space: nowrap;
  }
`;

/** A right with its sentence and its button. */
export const Right = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-block: var(--space-3);
  border-block-end: 1px solid var(--line);

  &:last-child {
    padding-block-end: 0;
    border: 0;
  }
  p {
    flex: 1 1 200px;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
  p b {
    display: block;
    color: var(--ink);
    font-size: var(--text-body);
  }
`;
