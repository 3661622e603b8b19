import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/Button';
import { useAppDispatch } from '@/hooks/useStore';
import { savingWanted } from '@/store/planRequest';
import { AppointmentDays } from './AppointmentDays';
import { DocumentsSection } from './DocumentsSection';
import { LoanSection } from './LoanSection';
import { PersonSection } from './PersonSection';
import * as S from './Request.styles';
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
  // The first answer fills in what the shop knows of the customer, and a press before it counts once it has come.
  const [awaited, setAwaited] = useState<SectionIndex | null>(null);
  if (awaited !== null && form.request) {
    setAwaited(null);
    if (form.isDone(awaited)) openNext(awaited);
  }
  const firstLacking = fieldSections.find(({ step }) => !form.isDone(step))?.step;

  function openNext(step: SectionIndex) {
    setMoved(true);
    setOpened(nextOpen(form, step));
  }

  function goOn(step: SectionIndex) {
    dispatch(savingWanted());
    if (form.isDone(step)) return openNext(step);
    if (!form.request) setAwaited(step);
    flushSync(() => setChecked((before) => new Set(before).add(step)));
    list.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  function edit(step: SectionIndex) {
    setMoved(true);
    setOpened(step);
  }

  return (
    <S.Sections ref={list}>
      {fieldSections.map(({ step, Fields }) => {
        const isDone = form.isDone(step);
        const isOpen = step === opened || (step === firstLacking && opened > step);
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
            <SectionFormProvider value={{ form, isChecked: checked.has(step) }}>
              <Fields />
            </SectionFormProvider>
            <div className="go">
              <Button variant="secondary" size="bar" onClick={() => goOn(step)}>
                ادامه
              </Button>
              <p role="alert">{checked.has(step) && !isDone && 'فیلدهای نشان‌شده را کامل کنید.'}</p>
            </div>
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
    </S.Sections>
  );
}
