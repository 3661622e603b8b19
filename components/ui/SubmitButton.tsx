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
  /** The form is on its way: the button says so and keeps the focus; the form ignores a second press. */
  busy: boolean;
  /** What it does meanwhile: «در حال ثبت…». */
  busyText: string;
  /** Not everything is filled in; the screen says what is missing. */
  disabled?: boolean;
  wide?: boolean;
  children: ReactNode;
};

/** The button that sends its form. */
export function SubmitButton({ busy, busyText, disabled, wide, children }: Props) {
  return (
    <Button type="submit" wide={wide} disabled={disabled && !busy} aria-busy={busy || undefined}>
      {busy && <Spinner />}
      <span aria-live="polite">{busy ? busyText : children}</span>
    </Button>
  );
}
