import type {
  Applicant,
  ApplicantKind,
  PlanRequest,
  RequestDocument,
  WorkAndGuarantor,
} from '@/contract/planRequest';
import { neededDocuments, needsGuarantor } from './documents';
import { neededMessages, planRequestMessages } from './messages';

/** A part that a request still lacks. */
export type MissingPart = {
  /** Its section: 0 to 4 for 01 to 05. */
  step: 0 | 1 | 2 | 3 | 4;
  /** Its field in the contract; the code of a document; `meetDateTime` for the appointment. */
  field: string;
  /** Persian sentence that says what to do. */
  text: string;
};

type Parts = Pick<PlanRequest, 'loan' | 'plan' | 'applicant' | 'work' | 'meetDateTime'> & {
  documents: readonly Pick<RequestDocument, 'code' | 'state'>[];
};

/** Fields of section 02 that every applicant fills in. The phone at home may stay empty. */
const applicantFields: readonly (keyof Applicant)[] = [
  'fName',
  'lName',
  'fatherName',
  'nationalCode',
  'birthDate',
  'maritalStatus',
  'residence',
  'provinceId',
  'cityId',
  'address',
  'postalCode',
];

const ofWorkers: readonly (keyof WorkAndGuarantor)[] = [
  'jobTitle',
  'workplace',
  'workYears',
  'monthlyIncome',
  'workPhone',
  'workAddress',
];
/** Fields of section 03 that each kind of applicant fills in, apart from the guarantor. */
const workFields: Readonly<Record<ApplicantKind, readonly (keyof WorkAndGuarantor)[]>> = {
  employee: ofWorkers,
  trader: ofWorkers,
  freelancer: ['jobTitle', 'workYears', 'monthlyIncome'],
  retired: ['workplace', 'monthlyIncome'],
  student: ['workplace', 'jobTitle'],
};
const guarantorFields: readonly (keyof WorkAndGuarantor)[] = [
  'guarantorName',
  'guarantorNationalCode',
  'guarantorMobile',
  'guarantorRelation',
  'guarantorJob',
];

/** The fields of section 03 that must be filled in, in the order of the form. */
export function neededWorkFields({
  plan,
  loan,
  work,
}: Pick<Parts, 'plan' | 'loan' | 'work'>): (keyof WorkAndGuarantor)[] {
  return [
    'applicantKind',
    ...(work.applicantKind === null ? [] : workFields[work.applicantKind]),
    ...(plan && needsGuarantor(plan, loan.amount) ? guarantorFields : []),
  ];
}

function missingOfLoan({ plan, loan: { amount, months } }: Parts): MissingPart[] {
  const part = (field: string, text: string): MissingPart => ({ step: 0, field, text });
  if (!plan) return [part('planId', planRequestMessages.plan)];
  const parts: MissingPart[] = [];
  if (amount === null) parts.push(part('amount', planRequestMessages.amount));
  else if (amount < plan.minimumLoan || amount > plan.ceiling)
    parts.push(part('amount', planRequestMessages.amountRange(plan.minimumLoan, plan.ceiling)));
  if (months === null) parts.push(part('months', planRequestMessages.months));
  else if (!plan.months.includes(months))
    parts.push(part('months', planRequestMessages.monthsWrong(plan.months)));
  return parts;
}

function missingOfWork(request: Parts): MissingPart[] {
  const { plan, work, loan, applicant } = request;
  const empty = neededWorkFields(request).filter((field) => work[field] === null);
  const parts = empty.map((field): MissingPart => ({ step: 2, field, text: neededMessages[field] }));
  if (plan && work.applicantKind !== null && !plan.applicants.includes(work.applicantKind))
    parts.unshift({ step: 2, field: 'applicantKind', text: planRequestMessages.otherApplicants });
  // The applicant's national id may have been typed after that of the guarantor.
  const isOwn = work.guarantorNationalCode !== null && work.guarantorNationalCode === applicant.nationalCode;
  if (isOwn && plan && needsGuarantor(plan, loan.amount))
    parts.push({ step: 2, field: 'guarantorNationalCode', text: planRequestMessages.ownGuarantor });
  return parts;
}

function missingOfDocuments({ plan, loan, work, documents }: Parts): MissingPart[] {
  if (!plan) return [];
  const given = new Map(documents.map((document) => [document.code, document.state]));
  return neededDocuments(plan, work.applicantKind, loan.amount).flatMap(
    ({ code, title, required }): MissingPart[] => {
      const state = given.get(code) ?? 'missing';
      if (state === 'rejected')
        return [{ step: 3, field: code, text: planRequestMessages.documentRejected(title) }];
      if (state === 'missing' && required)
        return [{ step: 3, field: code, text: planRequestMessages.documentMissing(title) }];
      return [];
    },
  );
}

/**
 * Everything a request lacks before it can be submitted, in the order of the form. Values that stand in the request are of the
 * right shape, because each save checks them; a plan chosen later can still make an amount, a number of months or a kind of
 * applicant wrong, and a later national id can make the applicant their own guarantor.
 */
export function missingOf(request: Parts): MissingPart[] {
  const { applicant, meetDateTime } = request;
  return [
    ...missingOfLoan(request),
    ...applicantFields
      .filter((field) => applicant[field] === null)
      .map((field): MissingPart => ({ step: 1, field, text: neededMessages[field] })),
    ...missingOfWork(request),
    ...missingOfDocuments(request),
    ...(meetDateTime === null
      ? [{ step: 4 as const, field: 'meetDateTime', text: planRequestMessages.appointment }]
      : []),
  ];
}
