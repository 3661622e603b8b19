import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';

const Root = styled.dl`
  display: grid;
  gap: var(--space-2) var(--space-6);
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  font-size: var(--text-body);
  /* The entries of a list have a gap of their own. */
  :not(li) > &:not(:last-child) {
    margin-block-end: var(--space-4);
  }

  dt {
    color: var(--ink-2);
    font-size: var(--text-caption);
  }
  dd {
    overflow-wrap: anywhere;
  }
`;

/** Facts with their names. Empty values are left out. */
export function FactList({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) {
  return (
    <Root>
      {facts.map(
        ([name, value]) =>
          value && (
            <DescriptionRow key={name} name={name}>
              {value}
            </DescriptionRow>
          ),
      )}
    </Root>
  );
}
