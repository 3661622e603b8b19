import styled from 'styled-components';

/** Draws four boxes. The real input lies over them, with its own text and caret hidden. */
export const Code = styled.div`
  position: relative;
  display: flex;
  justify-content: center;
  gap: var(--space-3);
  inline-size: fit-content;
  max-inline-size: 100%;
  margin-inline: auto;
  direction: ltr;

  input {
    position: absolute;
    inset: 0;
    z-index: 1;
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: transparent;
    color: transparent;
    caret-color: transparent;
    font-size: 16px;
    text-align: center;
    outline: none;
    cursor: text;
  }
  input::selection {
    background: transparent;
  }
  input:autofill {
    background-clip: text;
    -webkit-text-fill-color: transparent;
  }
  > span {
    display: grid;
    place-items: center;
    inline-size: 64px;
    block-size: 64px;
    border: 1px solid var(--line-strong);
    border-radius: var(--radius-l);
    background: var(--surface);
    color: var(--ink);
    font-size: var(--text-heading);
    font-weight: 700;
    line-height: 1.3;
  }
  input:focus ~ span[data-current] {
    border-color: var(--accent-strong);
    outline: 1px solid var(--accent-strong);
  }
  input:focus ~ span[data-current]:empty::after {
    content: '';
    inline-size: 2px;
    block-size: 26px;
    background: var(--accent-strong);
    animation: pelle-caret 1.1s steps(1) infinite;
  }
  input[aria-invalid='true'] ~ span:not([data-current]),
  input[aria-invalid='true']:not(:focus) ~ span {
    border-color: var(--danger);
  }
  @keyframes pelle-caret {
    50% {
      opacity: 0;
    }
  }
`;
