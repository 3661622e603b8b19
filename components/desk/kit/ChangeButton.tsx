import type { ComponentProps, ReactNode } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { SubmitButton } from '@/components/ui/kit/SubmitButton';
import { useMayChange } from '@/hooks/deskRights';
import type { DeskArea } from '@/rules/deskRights';
import { RowButton } from './RowButton';

/** Left out, the area is that of the section or list around. */
type Area = { area?: DeskArea };

/** A button that changes something; an operator whose role the server would refuse does not see it. */
export function ChangeButton({ area, ...button }: ComponentProps<typeof Button> & Area) {
  return useMayChange(area) && <Button {...button} />;
}

/** A `RowButton` that changes something, under the same rule. */
export function ChangeRowButton({ area, ...button }: ComponentProps<typeof RowButton> & Area) {
  return useMayChange(area) && <RowButton {...button} />;
}

/** The button that saves a form of the desk, under the same rule. */
export function SaveButton({ area, ...button }: ComponentProps<typeof SubmitButton> & Area) {
  return useMayChange(area) && <SubmitButton {...button} />;
}

/** A part that only changes something, under the same rule. */
export function ChangePart({ area, children }: Area & { children: ReactNode }) {
  return useMayChange(area) && <>{children}</>;
}
