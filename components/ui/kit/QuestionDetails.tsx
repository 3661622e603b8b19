import type { ReactNode } from 'react';
import { ChevronDown } from '@/components/ui/kit/icons';

type Props = { question: ReactNode; answer: ReactNode; open?: boolean };

/** A question that opens its answer. It has the look of the list around it. */
export function QuestionDetails({ question, answer, open }: Props) {
  return (
    <details open={open}>
      <summary>
        {question}
        <ChevronDown size={20} />
      </summary>
      <p>{answer}</p>
    </details>
  );
}
