import styled from 'styled-components';

export const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 16px;
  margin-block: 16px 0;

  dt {
    color: var(--ink-2);
    font-size: 13px;
  }
  dd {
    margin: 4px 0 0;
    font-weight: 600;
  }
`;

export const Entries = styled.ul`
  display: grid;
  gap: 12px;
  margin-block-start: 12px;

  li {
    display: flex;
    justify-content: space-between;
    gap: 12px;
    padding-block-start: 12px;
    border-block-start: 1px solid var(--line);
    font-size: 14px;
  }
  small {
    display: block;
    color: var(--ink-2);
    font-size: 12px;
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
  gap: 12px;
  padding-block: 12px;
  border-block-end: 1px solid var(--line);

  &:last-child {
    padding-block-end: 0;
    border: 0;
  }
  p {
    flex: 1 1 200px;
    color: var(--ink-2);
    font-size: 13px;
  }
  p b {
    display: block;
    color: var(--ink);
    font-size: 14px;
  }
`;
