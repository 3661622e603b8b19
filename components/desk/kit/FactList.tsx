import type { ReactNode } from 'react';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/layout/Text';

/** Facts with their names. Empty values are left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Grid as="dl" minCell={200} gap={3}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <Text as="dt" size="caption" ink="muted">
                {name}
              </Text>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </Grid>
  );
}
