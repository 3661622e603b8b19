import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ChevronDown } from '@/components/ui/kit/icons';

const Root = styled.details`
  summary {
    justify-content: space-between;
    gap: var(--space-3);
    min-block-size: 56px;
    font-weight: 600;
  }
  svg {
    color: var(--ink-3);
    transition: rotate var(--time-hover);
  }
  &[open] svg {
    rotate: 180deg;
  }
  p {
    max-inline-size: 72ch;
    padding-block-end: var(--space-4);
    color: var(--ink-2);
    white-space: pre-line;
  }
`;

type Props = { question: ReactNode; answer: ReactNode; open?: boolean };

/** A question that opens its answer. The list around it sets it apart from the next. */
export function QuestionDetails({ question, answer, open }: Props) {
  return (
    <Root open={open}>
      <summary>
        {question}
        <ChevronDown size={20} />
      </summary>
      <p>{answer}</p>
    </Root>
  );
}
