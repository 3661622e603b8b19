import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Card } from '@/components/ui/layout/Card';
import { Grid } from '@/components/ui/layout/Grid';
import { Heading } from '@/components/ui/layout/Heading';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { Text } from '@/components/ui/layout/Text';
import { media } from '@/styles/media';
import { toPersianDigits } from '@/utils/digits';
import { NumberBadge } from './NumberBadge';

const Root = styled.section`
  padding: var(--space-6) var(--space-4);
  border-radius: var(--radius-xl);
  background: var(--hero-ground);
  ${media.md} {
    padding: var(--space-7);
  }
`;

type Props = {
  title: string;
  text: ReactNode;
  steps: readonly (readonly [title: string, text: string])[];
  /** Stands below the steps. */
  children?: ReactNode;
};

/** The opening of a page: a title, a sentence, and the numbered steps below it. */
export function NumberedIntro({ title, text, steps, children }: Props) {
  return (
    <Stack as={Root} gap={4}>
      <Heading size="display">{title}</Heading>
      <Text ink="muted" measure>
        {text}
      </Text>
      <Grid as="ol" columnsTablet={4} gap={3}>
        {steps.map(([name, words], index) => (
          <Card as="li" key={name} gap={1} dense>
            <Row gap={3}>
              <NumberBadge>{toPersianDigits(index + 1)}</NumberBadge>
              <b>{name}</b>
            </Row>
            <Text as="small" size="small" ink="muted">
              {words}
            </Text>
          </Card>
        ))}
      </Grid>
      {children}
    </Stack>
  );
}
