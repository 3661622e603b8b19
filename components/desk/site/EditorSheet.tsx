import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/Card';
import { Heading } from '@/components/ui/layout/Heading';

/** A card of an editor with its title. */
export function EditorSheet({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card gap={4}>
      <Heading level={3} size="title">
        {title}
      </Heading>
      {children}
    </Card>
  );
}
