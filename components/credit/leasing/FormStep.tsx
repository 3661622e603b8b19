import { type ReactNode, useId } from 'react';
import { CircleCheck } from '@/components/ui/kit/icons';
import { Stack } from '@/components/ui/layout/Stack';
import { toPersianDigits } from '@/utils/digits';
import * as S from './Leasing.styles';

/** A numbered part of the form. */
export function FormStep({
  number,
  title,
  isDone,
  isLater,
  children,
}: {
  number: number;
  title: string;
  isDone?: boolean;
  isLater?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <S.Step data-state={isLater ? 'later' : 'open'} aria-labelledby={id}>
      <div className="head">
        <span className="number" aria-hidden="true">
          {toPersianDigits(`0${number}`)}
        </span>
        <div>
          <h2 id={id}>
            <span className="visually-hidden">بخش {toPersianDigits(number)}: </span>
            {title}
            {isDone && <span className="visually-hidden">، کامل شد</span>}
          </h2>
        </div>
        {isDone && <CircleCheck size={24} />}
      </div>
      <Stack gap={4} className="body">
        {children}
      </Stack>
    </S.Step>
  );
}
