import type { ReactNode } from 'react';
import { Button } from '@/components/ui/kit/Button';
import { Note } from '@/components/ui/kit/Note';
import { Actions } from '@/components/ui/layout/Actions';
import { Card } from '@/components/ui/layout/Card';
import { Stack } from '@/components/ui/layout/Stack';
import type { BulkOutcome } from '@/contract/desk/bulk';
import type { Failure } from '@/contract/failure';
import { toPersianDigits } from '@/utils/digits';
import { ChangeFailure } from './ChangeFailure';

type Props = {
  count: number;
  /** What is chosen: «سفارش». */
  thing: string;
  /** The things that the answer counts, when they differ from `thing`: «تنوع». */
  changed?: string;
  onClear: () => void;
  change: { answer: BulkOutcome | undefined; failure: Failure | null };
  /** Names a thing that was left out. */
  nameOf: (id: number) => string;
  /** Takes the answer's change back; it outlives the choice. */
  undo?: ReactNode;
  children: ReactNode;
};

/** What can be done with the chosen rows of a list, and what of it was refused. */
export function BulkBar({
  count,
  thing,
  changed = thing,
  onClear,
  change: { answer, failure },
  nameOf,
  undo,
  children,
}: Props) {
  const refused = answer?.refused ?? [];
  if (count === 0 && !answer && !failure) return null;
  return (
    <Card gap={3} aria-label={`کارهای گروهی ${thing}`}>
      <ChangeFailure failure={failure} />
      {answer && (
        <Note kind={refused.length > 0 ? 'warning' : 'success'}>
          برای {toPersianDigits(answer.done.length)} {changed} انجام شد
          {refused.length > 0 && ` و ${toPersianDigits(refused.length)} ${changed} کنار ماند`}.
        </Note>
      )}
      {refused.length > 0 && (
        <Stack as="ul" gap={1}>
          {refused.map(({ id, message }) => (
            <li key={id}>
              {nameOf(id)}: {message}
            </li>
          ))}
        </Stack>
      )}
      {answer && undo}
      {count > 0 && (
        <Actions>
          <b>
            {toPersianDigits(count)} {thing}
          </b>
          {children}
          <Button variant="quiet" size="small" onClick={onClear}>
            برداشتن انتخاب
          </Button>
        </Actions>
      )}
    </Card>
  );
}
