import type { ApplicantKind, DocumentKind, LoanPlan } from '@/contract/planRequest';

/** Whether a loan of the plan needs a guarantor. @param amount toman; null until one is typed */
export function needsGuarantor(plan: Pick<LoanPlan, 'guarantorAbove'>, amount: number | null): boolean {
  return plan.guarantorAbove !== null && amount !== null && amount > plan.guarantorAbove;
}

/**
 * The documents that an applicant can give for a loan of the plan, in the order of the plan. Before the applicant says what
 * they do, these are the documents that every applicant needs.
 */
export function neededDocuments<Kind extends Pick<DocumentKind, 'applicants' | 'of'>>(
  plan: Pick<LoanPlan, 'guarantorAbove'> & { documents: readonly Kind[] },
  applicantKind: ApplicantKind | null,
  amount: number | null,
): Kind[] {
  const withGuarantor = needsGuarantor(plan, amount);
  return plan.documents.filter(
    ({ applicants, of }) =>
      (of === 'applicant' || withGuarantor) &&
      (applicants === null || (applicantKind !== null && applicants.includes(applicantKind))),
  );
}
