import styled from 'styled-components';

export const Codes = styled.ul`
  display: grid;
  gap: var(--space-4);

  .code {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 56px;
    padding-inline: var(--space-4) var(--space-1);
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  .code bdi {
    direction: ltr;
    font-size: var(--text-title);
    font-weight: 800;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  p {
    margin-block: 0 var(--space-2);
    font-size: var(--text-small);
    color: var(--ink-2);
  }
  small {
    display: block;
    margin-block-start: var(--space-2);
    font-size: var(--text-caption);
    color: var(--ink-3);
  }
  small bdi {
    direction: ltr;
  }
`;

/** How a phone is activated. */
export const ActivationSteps = styled.ol`
  margin-block-start: var(--space-4);
  padding-inline-start: var(--space-5);
  list-style: persian;
  font-size: var(--text-small);
  color: var(--ink-2);

  li {
    padding-block: var(--space-1);
  }
  li::marker {
    color: var(--accent-strong);
    font-weight: 700;
  }
  bdi {
    direction: ltr;
    color: var(--ink);
    font-weight: 700;
  }
  button {
    margin-block: calc(-1 * var(--space-3));
    vertical-align: middle;
  }
`;
