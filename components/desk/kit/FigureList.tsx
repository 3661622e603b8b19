import type { ComponentProps } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Text } from '@/components/ui/layout/Text';

type Figure = readonly [title: string, value: string, note?: string | null];

type Props = Pick<ComponentProps<typeof Grid>, 'minCell'> &
  Pick<ComponentProps<typeof Card>, 'tone'> & { figures: readonly Figure[] };

/** Large figures beside each other, each on its own card. */
export function FigureList({ figures, minCell, tone }: Props) {
  return (
    <Grid as="dl" minCell={minCell}>
      {figures.map(([title, value, note]) => (
        <Card as="div" tone={tone} dense gap={1} key={title}>
          <Text as="dt" size="small" ink="muted">
            {title}
          </Text>
          <Text as="dd" size="heading" weight="bold">
            {value}
          </Text>
          {note && (
            <Text as="dd" size="small" ink="muted">
              {note}
            </Text>
          )}
        </Card>
      ))}
    </Grid>
  );
}
