import styled, { css } from 'styled-components';

/** Label, control and the line below, whose height is reserved so that an error moves nothing. */
export const Field = styled.div`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  min-inline-size: 0;

  > label {
    justify-self: start;
    color: var(--ink-2);
    font-size: var(--text-small);
    font-weight: 500;
  }
  > .box {
    position: relative;
    display: flex;
    align-items: center;
    min-inline-size: 0;
  }
  > .box > svg {
    position: absolute;
    inset-inline-end: 16px;
    pointer-events: none;
    color: var(--ink-3);
  }
  > .box:has(> :not(select)[aria-invalid='true']) > svg {
    color: var(--danger);
  }
  > .line {
    min-block-size: 20px;
    color: var(--ink-3);
    font-size: var(--text-caption);
    line-height: 20px;
  }
  > .line:has(.error) .hint {
    display: none;
  }
  > .line .error {
    color: var(--danger);
  }
`;

const control = css`
  inline-size: 100%;
  min-inline-size: 0;
  block-size: 52px;
  padding-inline: var(--space-4);
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-m);
  background: var(--surface);
  color: var(--ink);
  font-size: 16px;
  appearance: none;
  transition: border-color var(--time-hover);

  &::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  &:focus,
  &:focus-visible {
    border-color: var(--accent-strong);
    outline: 1px solid var(--accent-strong);
    outline-offset: 0;
  }
  &[aria-invalid='true'] {
    border-color: var(--danger);
    outline: 1px solid var(--danger);
    outline-offset: 0;
    padding-inline-end: var(--space-8);
  }
  &:read-only:not(select),
  &:disabled {
    border-color: var(--line);
    background: var(--sunken);
    color: var(--ink-2);
    opacity: 1;
  }
  /* Numbers and passwords run from left to right but align with the label. */
  &[dir='ltr'] {
    text-align: end;
  }
  &[dir='ltr'][aria-invalid='true'] {
    padding-inline: var(--space-8) var(--space-4);
  }
`;

export const Input = styled.input`
  ${control}
`;

export const TextArea = styled.textarea`
  ${control}
  block-size: auto;
  min-block-size: 96px;
  padding-block: var(--space-3);
  line-height: 1.8;
  resize: vertical;
`;

/** A native select with the shop's arrow. */
export const Select = styled.select`
  ${control}
  padding-inline: var(--space-3) var(--space-7);
  text-overflow: ellipsis;
  cursor: pointer;
  /* While nothing is chosen, the text is a placeholder. */
  &:has(option[value='']:checked) {
    color: var(--ink-3);
  }
  option {
    color: var(--ink);
    background: var(--surface);
  }
  &:disabled {
    cursor: not-allowed;
  }
`;

/** A password field with room at the inline end for the button that shows the password. */
export const Password = styled.input`
  ${control}
  &[dir='ltr'],
  &[dir='ltr'][aria-invalid='true'] {
    padding-inline: 52px var(--space-4);
  }
`;
