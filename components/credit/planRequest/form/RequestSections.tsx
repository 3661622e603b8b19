import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { AppointmentDays } from '@/components/credit/planRequest/appointment/AppointmentDays';
import { Button } from '@/components/ui/kit/Button';
import { FormAlert } from '@/components/ui/kit/FormAlert';
import { Actions } from '@/components/ui/layout/Actions';
import { Stack } from '@/components/ui/layout/Stack';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { savingWanted, selectPlanRequest } from '@/store/planRequest';
import { DocumentsSection } from './DocumentsSection';
import { LoanSection } from './LoanSection';
import { PersonSection } from './PersonSection';
import { SectionPanel } from './SectionPanel';
import { sectionSummary } from './sectionSummary';
import { type RequestForm, SectionFormProvider, type SectionIndex } from './useRequestForm';
import type { Sending } from './useSending';
import { WorkSection } from './WorkSection';

const fieldSections = [
  { step: 0, Fields: LoanSection },
  { step: 1, Fields: PersonSection },
  { step: 2, Fields: WorkSection },
] as const;

/** The section whose fields are open: the first that is not done after `from`; 3 when all are done. */
const nextOpen = (form: RequestForm, from: SectionIndex): SectionIndex =>
  fieldSections.find(({ step }) => step >= from && !form.isDone(step))?.step ??
  fieldSections.find(({ step }) => !form.isDone(step))?.step ??
  3;

/** The five sections. One of the first three is open at a time; documents and appointment follow once those are done. */
export function RequestSections({ form, sending }: { form: RequestForm; sending: Sending }) {
  const dispatch = useAppDispatch();
  const list = useRef<HTMLOListElement>(null);
  const [opened, setOpened] = useState<SectionIndex>(() => nextOpen(form, 0));
  const [checked, setChecked] = useState<ReadonlySet<SectionIndex>>(new Set());
  const [hasMoved, setMoved] = useState(false);
  const isComplete = fieldSections.every(({ step }) => form.isDone(step));
  // Files that are being sent would be lost if their section closed, so it stays open once it was.
  const [wasComplete, setWasComplete] = useState(isComplete);
  if (isComplete && !wasComplete) setWasComplete(true);
  // The section whose button was pressed. It folds once the server has accepted its fields. The first answer also fills in the
  // fields that the profile of the customer has.
  const [awaited, setAwaited] = useState<SectionIndex | null>(null);
  // A section that a later one opened again. It stays open until its button is pressed, also when nothing is wrong any more.
  const [reopened, setReopened] = useState<SectionIndex | null>(null);
  const firstLacking = fieldSections.find(({ step }) => !form.isDone(step))?.step;
  if (firstLacking !== undefined && opened > firstLacking && reopened === null) setReopened(firstLacking);
  const { saving } = useAppSelector(selectPlanRequest);
  const isFailed = saving.status === 'failed';

  const settle = useEffectEvent((step: SectionIndex) => {
    setAwaited(null);
    // An effect may not flush; the answer came outside of any press, so a moment later is soon enough.
    if (!isFailed || form.isSaved(step) || !form.isDone(step)) queueMicrotask(() => leave(step));
  });
  const isSettled = awaited !== null && (form.isSaved(awaited) || isFailed);
  useEffect(() => {
    if (isSettled) settle(awaited);
  }, [isSettled, awaited]);

  /** Folds a section that is done and saved, or shows what it lacks. */
  function leave(step: SectionIndex) {
    if (form.isDone(step)) {
      setMoved(true);
      setReopened(null);
      return setOpened(nextOpen(form, step));
    }
    flushSync(() => setChecked((before) => new Set(before).add(step)));
    list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function goOn(step: SectionIndex) {
    dispatch(savingWanted());
    if (form.isSaved(step) || !form.isDone(step)) leave(step);
    else setAwaited(step);
  }

  /** Typing cancels the folding of a section that waits for the server, so that it does not fold while the shopper writes. */
  const typing: RequestForm = {
    ...form,
    type: (fields) => {
      setAwaited(null);
      return form.type(fields);
    },
  };

  function edit(step: SectionIndex) {
    setMoved(true);
    setOpened(step);
  }

  return (
    <Stack as="ol" gap={4} ref={list}>
      {fieldSections.map(({ step, Fields }) => {
        const isDone = form.isDone(step);
        const isOpen = step === opened || step === reopened;
        const isWaiting = step === awaited;
        return (
          <SectionPanel
            key={step}
            step={step}
            isDone={isDone}
            state={isOpen ? 'open' : isDone ? 'done' : 'later'}
            summary={sectionSummary(form, step, !isOpen && isDone)}
            focuses={hasMoved}
            onEdit={() => edit(step)}
          >
            <SectionFormProvider value={{ form: typing, isChecked: checked.has(step) }}>
              <Fields />
            </SectionFormProvider>
            <Actions>
              <Button
                variant="secondary"
                size="bar"
                aria-busy={isWaiting || undefined}
                onClick={() => goOn(step)}
              >
                {isWaiting ? 'در حال ذخیره…' : 'ادامه'}
              </Button>
              <FormAlert>{checked.has(step) && !isDone && 'فیلدهای نشان‌شده را کامل کنید.'}</FormAlert>
            </Actions>
          </SectionPanel>
        );
      })}
      <SectionPanel
        step={3}
        isDone={wasComplete && form.isDone(3)}
        state={wasComplete ? 'open' : 'later'}
        summary={sectionSummary(form, 3, false)}
        focuses={hasMoved && opened === 3}
        onEdit={null}
      >
        <DocumentsSection documents={form.documents} onSending={sending.noteSending} />
      </SectionPanel>
      <SectionPanel
        step={4}
        isDone={false}
        state={wasComplete ? 'open' : 'later'}
        summary={sectionSummary(form, 4, false)}
        focuses={false}
        onEdit={null}
      >
        <AppointmentDays chosen={sending.chosen} onChoose={sending.choose} />
      </SectionPanel>
    </Stack>
  );
}
