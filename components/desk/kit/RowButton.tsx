import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/kit/Button';

/** The usual small button of the desk: for what is done with one row of a list, or next to what it concerns. */
export function RowButton(button: Omit<ComponentProps<typeof Button>, 'variant' | 'size'>) {
  return <Button variant="secondary" size="small" {...button} />;
}
