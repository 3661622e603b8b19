import type { ReactNode } from 'react';
import { Check, TriangleAlert, X } from '@/components/ui/kit/icons';
import { Heading } from '@/components/ui/layout/Heading';
import type { StepState } from '@/utils/stepState';
import * as S from './ProgressSteps.styles';

const stateTexts: Readonly<Record<StepState, string>> = {
  done: 'انجام شد',
  now: 'اکنون',
  waiting: 'در انتظار شما',
  bad: 'پایان یافت',
  next: 'در پیش',
};

type Step = { title: string; state: StepState };

type Props<Each extends Step> = {
  steps: readonly Each[];
  keyOf: (step: Each) => string;
  /** Smaller titles closer to each other. */
  compact?: boolean;
  /** Draws a step: the given heading and what belongs to the step. */
  children: (step: Each, heading: ReactNode) => ReactNode;
};

/** The steps of a request from top to bottom with a line between their dots. */
export function ProgressSteps<Each extends Step>({ steps, keyOf, compact, children }: Props<Each>) {
  return (
    <S.Steps aria-label="مرحله‌های درخواست" data-compact={compact || undefined}>
      {steps.map((step) => {
        const { title, state } = step;
        return (
          <li
            key={keyOf(step)}
            data-state={state}
            aria-current={state === 'now' || state === 'waiting' ? 'step' : undefined}
          >
            <span className="dot">
              {state === 'done' && <Check size={16} />}
              {state === 'waiting' && <TriangleAlert size={16} />}
              {state === 'bad' && <X size={16} />}
            </span>
            {children(
              step,
              <Heading level={3} size="title">
                {title}
                <span className="visually-hidden">، {stateTexts[state]}</span>
              </Heading>,
            )}
          </li>
        );
      })}
    </S.Steps>
  );
}
