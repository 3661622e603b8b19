import type { ReactNode } from 'react';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';

type Props = {
  before: ReactNode;
  sum: string;
  after?: ReactNode;
  /** Announces a change to screen readers. */
  live?: boolean;
};

/** The one sum that a sheet is about, in large digits between the words before and after it. */
export function LargeSum({ before, sum, after, live }: Props) {
  return (
    <Text as={Stack} size="small" ink="muted" gap={0} aria-live={live ? 'polite' : undefined}>
      {before}
      <Text as="strong" size="display" weight="black" ink="plain">
        {sum}
      </Text>
      {after}
    </Text>
  );
}
