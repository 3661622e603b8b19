import styled from 'styled-components';

export const Codes = styled.ul`
  display: grid;
  gap: 16px;

  .code {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
    min-block-size: 56px;
    padding-inline: 16px 4px;
    border-radius: var(--radius-m);
    background: var(--sunken);
  }
  .code bdi {
    direction: ltr;
    font-size: 18px;
    font-weight: 800;
    letter-spacing: 0.04em;
    overflow-wrap: anywhere;
    white-space: normal;
  }
  p {
    margin-block: 0 6px;
    font-size: 13px;
    color: var(--ink-2);
  }
  small {
    display: block;
    margin-block-start: 6px;
    font-size: 12px;
    color: var(--ink-3);
  }
  small bdi {
    direction: ltr;
  }
`;

/** How a phone is activated. */
export const ActivationSteps = styled.ol`
  margin-block-start: 16px;
  padding-inline-start: 20px;
  list-style: persian;
  font-size: 13px;
  color: var(--ink-2);

  li {
    padding-block: 4px;
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
    margin-block: -12px;
    vertical-align: middle;
  }
`;
