import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from './Button';

const Spinner = styled.span`
  inline-size: 20px;
  block-size: 20px;
  border: 2px solid currentColor;
  border-block-start-color: transparent;
  border-radius: var(--radius-full);
  animation: pelle-turn 800ms linear infinite;
  @keyframes pelle-turn {
    to {
      rotate: 1turn;
    }
  }
`;

type Props = {
  /** True while the request runs: the button shows `busyText` and keeps the focus; the form must ignore presses. */
  busy: boolean;
  /** Text while the request runs: «در حال ثبت…». */
  busyText: string;
  /** True while fields are missing; the screen must say which. */
  disabled?: boolean;
  wide?: boolean;
  /** `secondary` while another button of the screen is the next step. */
  variant?: 'primary' | 'secondary';
  children: ReactNode;
};

/** The submit button of a form. */
export function SubmitButton({ busy, busyText, disabled, wide, variant, children }: Props) {
  return (
    <Button
      type="submit"
      variant={variant}
      wide={wide}
      disabled={disabled && !busy}
      aria-busy={busy || undefined}
    >
      {busy && <Spinner />}
      <span aria-live="polite">{busy ? busyText : children}</span>
    </Button>
  );
}
