import type { ReactNode } from 'react';
import { CircleCheck } from '@/components/ui/kit/icons';
import { TextButton } from '@/components/ui/kit/TextButton';
import { Row } from '@/components/ui/layout/Row';
import { Stack } from '@/components/ui/layout/Stack';
import { useOpenedHeading } from '@/hooks/useOpenedHeading';
import { sectionTitles } from '@/rules/planRequest/titles';
import { toPersianDigits } from '@/utils/digits';
import * as S from './SectionPanel.styles';
import type { SectionIndex } from './useRequestForm';

type Props = {
  step: SectionIndex;
  state: 'open' | 'done' | 'later';
  isDone: boolean;
  /** Line of a folded section, or the questions of an open one. */
  summary: ReactNode;
  /** Opens a done section again; null when it cannot be opened. */
  onEdit: (() => void) | null;
  /** Whether the title takes the focus when the section opens: not for the one that the page begins with. */
  focuses: boolean;
  children?: ReactNode;
};

/** A numbered section of the request: open with its fields, folded with a summary, or later. */
export function SectionPanel({ step, state, isDone, summary, onEdit, focuses, children }: Props) {
  const isOpen = state === 'open';
  const heading = useOpenedHeading(isOpen, focuses);
  const number = toPersianDigits(`0${step + 1}`);

  return (
    <S.Section
      as="li"
      data-state={state}
      data-done={isDone || undefined}
      aria-current={isOpen ? 'step' : undefined}
    >
      <div className="head">
        <span className="number" aria-hidden="true">
          {number}
        </span>
        <div>
          <Row as="h2" ref={heading} tabIndex={-1}>
            <span className="visually-hidden">بخش {number}: </span>
            {sectionTitles[step]}
            {isDone && (
              <>
                <CircleCheck size={20} />
                <span className="visually-hidden">، کامل شد</span>
              </>
            )}
          </Row>
          {summary && <p>{summary}</p>}
        </div>
        {state === 'done' && onEdit && (
          <TextButton onClick={onEdit}>
            ویرایش
            <span className="visually-hidden"> {sectionTitles[step]}</span>
          </TextButton>
        )}
      </div>
      {isOpen && (
        <Stack gap={4} className="body">
          {children}
        </Stack>
      )}
    </S.Section>
  );
}
