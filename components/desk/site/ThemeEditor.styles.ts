import styled from 'styled-components';

/** The colours of a theme, each with its picker. */
export const Colours = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 8px 16px;

  li {
    display: flex;
    align-items: center;
    gap: 8px;
    min-block-size: 52px;
    min-inline-size: 0;
  }
  input[type='color'] {
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    padding: 4px;
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
    gap: 12px;
    min-inline-size: 0;
    font-size: 14px;
  }
  input[type='text'] {
    inline-size: 96px;
    block-size: 44px;
    padding-inline: 8px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-m);
    background: var(--surface);
    color: var(--ink);
    font-size: 14px;
  }
`;

/** The pairs of colours whose contrast counts. */
export const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  gap: 8px;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 8px 12px;
    border: 1px solid var(--line);
    border-radius: var(--radius-m);
    font-size: 13px;
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
  gap: 4px 12px;
  min-block-size: 44px;
  font-size: 14px;

  input {
    grid-row: 2;
    inline-size: 100%;
    accent-color: var(--accent-strong);
  }
  output {
    grid-row: 2;
    color: var(--ink-2);
    font-size: 13px;
  }
`;
