import { useCallback, useState } from 'react';
import { useKnownAnswer } from '@/hooks/useCalls';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { planRequestMessages } from '@/rules/planRequest/messages';
import { sectionTitles } from '@/rules/planRequest/titles';
import { bookAppointment, selectPlanRequest } from '@/store/planRequest';
import { reasonOf } from '@/utils/firstLoad/texts';
import type { RequestForm, SectionIndex } from './useRequestForm';

const fieldSteps = [0, 1, 2] as const satisfies readonly SectionIndex[];

/** Sentence with the next thing to do before the request can be sent; null when nothing is left. */
function findReason(form: RequestForm, sendingCount: number, chosenDay: string | null): string | null {
  const open = fieldSteps.find((step) => !form.isDone(step));
  if (open !== undefined) return `نخست بخش «${sectionTitles[open]}» را کامل کنید.`;
  const document = form.missing.find(({ step }) => step === 3);
  if (sendingCount > 0) return 'بگذارید بارگذاری پرونده‌ها تمام شود.';
  if (document) return document.text;
  return chosenDay === null ? planRequestMessages.appointment : null;
}

/** The day that was chosen, and the button that books it and sends the request. */
export function useSending(form: RequestForm) {
  const dispatch = useAppDispatch();
  const { changing } = useAppSelector(selectPlanRequest);
  const days = useKnownAnswer('appointmentDays', {});
  const [wanted, setWanted] = useState<string | null>(null);
  /** Codes of the documents whose files are on their way. */
  const [codes, setCodes] = useState<ReadonlySet<string>>(new Set());
  // A chosen day that has become full is no longer chosen.
  const day = days?.find(
    ({ dateTime, capacity, holiday }) => dateTime === wanted && capacity > 0 && !holiday,
  );
  const chosen = day?.dateTime ?? null;
  const isBusy = changing.status === 'busy';
  const reason = findReason(form, codes.size, chosen);
  const noteSending = useCallback((code: string, isSending: boolean) => {
    setCodes((before) => {
      if (before.has(code) === isSending) return before;
      return new Set(isSending ? [...before, code] : [...before].filter((one) => one !== code));
    });
  }, []);
  return {
    chosen,
    choose: setWanted,
    reason,
    isBusy,
    /** The refusal of the last attempt; null without one. */
    failure: changing.status === 'failed' && changing.failure ? reasonOf(changing.failure) : null,
    noteSending,
    send() {
      if (reason === null && chosen !== null && !isBusy)
        dispatch(bookAppointment.request({ step: 4, meetDateTime: chosen }));
    },
  };
}

export type Sending = ReturnType<typeof useSending>;
