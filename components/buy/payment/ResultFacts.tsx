import type { ReactNode } from 'react';
import { CopyButton } from '@/components/ui/kit/CopyButton';
import { DescriptionRow } from '@/components/ui/kit/DescriptionRow';
import * as S from './ResultCard.styles';

export type Fact = {
  title: string;
  value: ReactNode;
  /** The text that a button copies, when the fact is one to keep. */
  copy?: string;
  /** Marks money that is the shopper's again. */
  good?: boolean;
};

/** The facts of a payment. A fact that is not known is null. */
export function ResultFacts({ facts }: { facts: readonly (Fact | null)[] }) {
  return (
    <S.Facts>
      {facts.map(
        (fact) =>
          fact && (
            <DescriptionRow key={fact.title} className={fact.good ? 'saved' : undefined} name={fact.title}>
              {fact.value}
              {fact.copy && <CopyButton text={fact.copy} name={fact.title} iconOnly />}
            </DescriptionRow>
          ),
      )}
    </S.Facts>
  );
}
