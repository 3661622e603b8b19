import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';

const Root = styled.label`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-block-size: 44px;
  font-size: var(--text-small);
  cursor: pointer;

  input {
    appearance: none;
    position: relative;
    flex: none;
    inline-size: 44px;
    block-size: 26px;
    margin: 0;
    border-radius: var(--radius-full);
    background: var(--line-strong);
    cursor: pointer;
    transition: background-color var(--time-hover);
  }
  input::before {
    content: '';
    position: absolute;
    inset-block-start: 3px;
    inset-inline-start: 3px;
    inline-size: 20px;
    block-size: 20px;
    border-radius: var(--radius-full);
    background: var(--surface);
    transition: inset-inline-start var(--time-hover) var(--ease);
  }
  input:checked {
    background: var(--accent-strong);
  }
  input:checked::before {
    inset-inline-start: 21px;
  }
  &:has(input:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  input:disabled {
    background: var(--line);
    cursor: inherit;
  }
  /* Forced colours remove the backgrounds that show the state. */
  @media (forced-colors: active) {
    input {
      border: 1px solid ButtonText;
      background: ButtonFace;
      forced-color-adjust: none;
    }
    input::before {
      inset-block-start: 2px;
      background: ButtonText;
    }
    &:has(input:disabled) {
      color: GrayText;
    }
    input:disabled {
      border-color: GrayText;
    }
    input:checked {
      background: Highlight;
    }
    input:checked::before {
      background: HighlightText;
    }
  }
`;

type Props = ComponentProps<'input'> & {
  label: ReactNode;
  /** Says the label to screen readers only, where the text beside the switch names it. */
  hiddenLabel?: boolean;
};

/** An on-off switch. It takes `ref`, `name`, `checked` and `onChange` like a native checkbox. */
export function Switch({ label, hiddenLabel, ...input }: Props) {
  return (
    <Root>
      <span className={hiddenLabel ? 'visually-hidden' : undefined}>{label}</span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own checked state. */}
      <input {...input} type="checkbox" role="switch" />
    </Root>
  );
}
