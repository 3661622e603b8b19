import type { Applicant, ChosenLoan, PlanRequestEdit, WorkAndGuarantor } from '@/contract/planRequest';

/** Everything that is typed in sections 01 to 03. */
export type PlanRequestFields = ChosenLoan & Applicant & WorkAndGuarantor;
export type PlanRequestField = keyof PlanRequestFields;
/** A save of sections 01 to 03. */
export type FieldsEdit = Exclude<PlanRequestEdit, { step: 4 }>;
/** A booking, with the `dateTime` of its day. */
export type AppointmentEdit = Extract<PlanRequestEdit, { step: 4 }>;

/** The fields of sections 01 to 03, in the order of the form. */
export const sectionFields = [
  ['planId', 'amount', 'months'],
  [
    ...['fName', 'lName', 'fatherName', 'nationalCode', 'birthDate', 'maritalStatus'],
    ...['provinceId', 'cityId', 'address', 'postalCode', 'residence', 'phone'],
  ],
  [
    ...['applicantKind', 'jobTitle', 'workplace', 'workYears', 'monthlyIncome', 'workPhone', 'workAddress'],
    ...['guarantorName', 'guarantorNationalCode', 'guarantorMobile', 'guarantorRelation', 'guarantorJob'],
  ],
] as const satisfies readonly (readonly PlanRequestField[])[];

const allFields: readonly PlanRequestField[] = sectionFields.flat();

/** The names of the fields that an edit or a part of the form has. */
export const namesOf = (fields: object): PlanRequestField[] => allFields.filter((name) => name in fields);

/** The fields of a section. @param step 0 to 4 for 01 to 05; documents and appointment have none */
export const fieldsOfStep = (step: number): readonly PlanRequestField[] => sectionFields[step] ?? [];

function pickFields<Name extends PlanRequestField>(
  typed: Partial<PlanRequestFields>,
  names: readonly Name[],
  wanted: readonly PlanRequestField[],
): Partial<Pick<PlanRequestFields, Name>> | null {
  const picked: Partial<Pick<PlanRequestFields, Name>> = {};
  const sent = names.filter((name) => wanted.includes(name));
  for (const name of sent) picked[name] = typed[name];
  return sent.length > 0 ? picked : null;
}

/** The first save of what was typed: the wanted fields of one section. Null when no wanted field is left. */
export function nextEdit(
  typed: Partial<PlanRequestFields>,
  wanted: readonly PlanRequestField[],
): FieldsEdit | null {
  const [loan, person, work] = sectionFields;
  const loanEdit = pickFields(typed, loan, wanted);
  if (loanEdit) return { step: 0, ...loanEdit };
  const personEdit = pickFields(typed, person, wanted);
  if (personEdit) return { step: 1, ...personEdit };
  const workEdit = pickFields(typed, work, wanted);
  return workEdit && { step: 2, ...workEdit };
}
