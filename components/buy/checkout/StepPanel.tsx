import type { ReactNode } from 'react';
import { Check } from '@/components/ui/kit/icons';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Stack } from '@/components/ui/layout/Stack';
import { useOpenedHeading } from '@/hooks/useOpenedHeading';
import { formatNumber } from '@/utils/money';
import * as S from './StepPanel.styles';

type Props = {
  number: number;
  title: string;
  state: 'open' | 'done' | 'later';
  /** The choice of a done step in one line. */
  summary: string | null;
  onChange: () => void;
  /** Whether the title takes the focus when the step opens: not for the step that the page begins with. */
  focuses: boolean;
  children: ReactNode;
};

/** A numbered step: open with its controls, done with its choice in one line, or later. */
export function StepPanel({ number, title, state, summary, onChange, focuses, children }: Props) {
  const isOpen = state === 'open';
  const heading = useOpenedHeading(isOpen, focuses);

  return (
    <S.Step as="li" data-state={state} aria-current={isOpen ? 'step' : undefined}>
      <div className="head">
        <span className="number" aria-hidden="true">
          {state === 'done' ? <Check size={20} /> : formatNumber(number)}
        </span>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            <span className="visually-hidden">گام {formatNumber(number)}: </span>
            {title}
            {state === 'done' && <span className="visually-hidden">، انجام شد</span>}
          </h2>
          {state === 'done' && summary && <p>{summary}</p>}
        </div>
        {state === 'done' && (
          <TextButton onClick={onChange}>
            تغییر
            <span className="visually-hidden"> {title}</span>
          </TextButton>
        )}
      </div>
      {isOpen && <Stack className="body">{children}</Stack>}
    </S.Step>
  );
}
