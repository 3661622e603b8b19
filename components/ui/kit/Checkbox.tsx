import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';

const Root = styled.label`
  display: inline-flex;
  align-items: start;
  gap: var(--space-2);
  padding-block: var(--space-2);
  font-size: var(--text-body);
  cursor: pointer;

  input {
    appearance: none;
    flex: none;
    display: grid;
    place-items: center;
    inline-size: 22px;
    block-size: 22px;
    margin: 1px 0 0;
    border: 1.5px solid var(--line-strong);
    border-radius: var(--radius-s);
    background: var(--surface);
    cursor: inherit;
  }
  input:checked {
    border-color: var(--accent-strong);
    background: var(--accent-strong);
  }
  &:has(input:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  input:disabled {
    border-color: var(--line);
    background: var(--sunken);
  }
  /* The tick is two borders of a rotated box, so that it has a colour of the theme. */
  input:checked::before {
    content: '';
    inline-size: 6px;
    block-size: 11px;
    margin-block-end: 3px;
    border: solid var(--on-accent);
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  input:disabled:checked::before {
    border-color: var(--ink-3);
  }
  ${media.forcedColors} {
    &:has(input:disabled) {
      color: GrayText;
    }
    input:disabled {
      border-color: GrayText;
    }
    input:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
    input:checked::before {
      border-color: HighlightText;
    }
  }
`;

/** A checkbox with its sentence. It takes `checked` and `onChange` like a native one. */
export function Checkbox({ children, ...input }: ComponentProps<'input'> & { children: ReactNode }) {
  return (
    <Root>
      <input {...input} type="checkbox" />
      <span>{children}</span>
    </Root>
  );
}
