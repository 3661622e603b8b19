import styled from 'styled-components';

/** The colours of a theme, each with its picker. */
export const Colours = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-2) var(--space-4);

  li {
    display: flex;
    align-items: center;
    gap: var(--space-2);
    min-block-size: 52px;
    min-inline-size: 0;
  }
  input[type='color'] {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    padding: var(--space-1);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    cursor: pointer;
  }
  label {
    flex: 1;
    display: flex;
    flex-direction: row-reverse;
    align-items: center;
    justify-content: flex-end;
    gap: var(--space-3);
    min-inline-size: 0;
    font-size: var(--text-body);
  }
  input[type='text'] {
    inline-size: 96px;
    block-size: 44px;
    padding-inline: var(--space-2);
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-body);
  }
`;

/** The pairs of colours whose contrast counts. */
export const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: var(--space-2);

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-2);
    padding: var(--space-2) var(--space-3);
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    font-size: var(--text-small);
  }
  li[data-low] {
    border-color: var(--danger);
  }
  bdi {
    font-weight: 700;
  }
`;

export const Range = styled.label`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--space-1) var(--space-3);
  min-block-size: 44px;
  font-size: var(--text-body);

  input {
    grid-row: 2;
    inline-size: 100%;
    accent-color: var(--accent-strong);
  }
  output {
    grid-row: 2;
    color: var(--ink-2);
    font-size: var(--text-small);
  }
`;
