import type { ReactNode } from 'react';
import styled from 'styled-components';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';

const Root = styled.dl`
  display: grid;
  gap: 8px 24px;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  font-size: 14px;
  /* The entries of a list have a gap of their own. */
  :not(li) > &:not(:last-child) {
    margin-block-end: 16px;
  }

  dt {
    color: var(--ink-2);
    font-size: 12px;
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
