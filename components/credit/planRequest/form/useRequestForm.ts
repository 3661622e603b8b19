import { createContext, useContext, useMemo } from 'react';
import type { LoanPlan, PlanRequest } from '@/contract/planRequest';
import { useAppDispatch, useAppSelector } from '@/hooks/useStore';
import { useToday } from '@/hooks/useToday';
import { neededDocuments } from '@/rules/planRequest/documents';
import { emptyFields, readTyped } from '@/rules/planRequest/fields';
import { missingOf } from '@/rules/planRequest/missing';
import {
  fieldsOfStep,
  namesOf,
  type PlanRequestField,
  type PlanRequestFields,
} from '@/rules/planRequest/sections';
import { isOpenRequest } from '@/rules/planRequest/states';
import { fieldsTyped, selectPlanRequest } from '@/store/planRequest';

/** Index of a section: 0 to 4 for 01 to 05. */
export type SectionIndex = 0 | 1 | 2 | 3 | 4;

/** The documents as the server knows them, or those that the plan will ask for. */
function documentsOf(request: PlanRequest | null, plan: LoanPlan | null, read: PlanRequestFields) {
  if (!plan) return [];
  const known = new Map(request?.documents.map((document) => [document.code, document]));
  return neededDocuments(plan, read.applicantKind, read.amount).map(
    (kind) => known.get(kind.code) ?? { ...kind, state: 'missing' as const, reason: null, files: [] },
  );
}

/**
 * The request with everything that was typed over it, and what follows from it: which plan is chosen, what each field has
 * wrong, and what each section still lacks.
 */
export function useRequestForm(plans: readonly LoanPlan[]) {
  const dispatch = useAppDispatch();
  const now = useToday();
  const { request: newest, typed, unsaved, refused, giving } = useAppSelector(selectPlanRequest);
  return useMemo(() => {
    const request = newest && isOpenRequest(newest) ? newest : null;
    const stored = { ...emptyFields, ...request?.loan, ...request?.applicant, ...request?.work };
    const { values, wrong } = readTyped(typed, now);
    const read = { ...stored, ...values };
    const plan = plans.find(({ id }) => id === read.planId) ?? null;
    const documents = documentsOf(request, plan, read);
    const missing = missingOf({
      loan: read,
      plan,
      applicant: read,
      work: read,
      documents,
      meetDateTime: request?.meetDateTime ?? null,
    });
    const bad = new Set<PlanRequestField>([...namesOf(wrong), ...namesOf(refused)]);
    return {
      request,
      plan,
      plans,
      documents,
      /** Texts of the fields, as they were typed. */
      fields: { ...stored, ...typed },
      /** The values that were read from the texts of the fields. */
      read,
      missing,
      /** Whether something typed has not reached the server. */
      hasUnsaved: unsaved.length > 0,
      /** Whether the server has taken everything that was typed in a section, or refused it. */
      isSaved: (step: SectionIndex) =>
        request !== null && !fieldsOfStep(step).some((name) => unsaved.includes(name)),
      isGiving: Object.values(giving).some(({ status }) => status === 'busy'),
      /** Whether a section lacks nothing and has no wrong field. */
      isDone: (step: SectionIndex) =>
        !missing.some((part) => part.step === step) && !fieldsOfStep(step).some((name) => bad.has(name)),
      /** The error of a field. Until its section is checked, an empty field has none. */
      errorOf(name: PlanRequestField, isChecked: boolean): string | null {
        const lacking = isChecked ? missing.find(({ field, step }) => field === name && step < 3) : undefined;
        return (
          refused[name] ??
          (isChecked || !unsaved.includes(name) ? wrong[name] : undefined) ??
          lacking?.text ??
          null
        );
      },
      type: (fields: Partial<PlanRequestFields>) => dispatch(fieldsTyped(fields)),
    };
  }, [dispatch, giving, newest, now, plans, refused, typed, unsaved]);
}

export type RequestForm = ReturnType<typeof useRequestForm>;

type SectionForm = { form: RequestForm; isChecked: boolean };
const SectionContext = createContext<SectionForm | null>(null);
/** Gives the fields of a section their form. `isChecked` shows what is still empty. */
export const SectionFormProvider = SectionContext.Provider;

/** The form of the surrounding section. @throws outside `SectionFormProvider` */
export function useSectionForm() {
  const section = useContext(SectionContext);
  if (!section) throw new Error('A field of the loan request stands outside SectionFormProvider.');
  const { form, isChecked } = section;
  return { ...form, errorOf: (name: PlanRequestField) => form.errorOf(name, isChecked) };
}
