import type { ComponentProps } from 'react';
import { Button } from './Button';

type Props = { onClick: () => void; variant?: ComponentProps<typeof Button>['variant'] };

/** Repeats a load that failed. Stands with the sentence that says so. */
export function RetryButton({ onClick, variant = 'quiet' }: Props) {
  return (
    <Button variant={variant} size="small" onClick={onClick}>
      تلاش دوباره
    </Button>
  );
}
