import { readSection } from './readFields';
import { namesOf, type PlanRequestField, type PlanRequestFields, sectionFields } from './sections';

/** The fields of a request in which nothing is filled in. */
export const emptyFields: PlanRequestFields = {
  ...{ planId: null, amount: null, months: null },
  ...{ fName: null, lName: null, fatherName: null, nationalCode: null, birthDate: null, maritalStatus: null },
  ...{ residence: null, phone: null, provinceId: null, cityId: null, address: null, postalCode: null },
  ...{ applicantKind: null, jobTitle: null, workplace: null, workYears: null, monthlyIncome: null },
  ...{ workPhone: null, workAddress: null, guarantorName: null, guarantorNationalCode: null },
  ...{ guarantorMobile: null, guarantorRelation: null, guarantorJob: null },
};

type Typed = {
  /** The typed fields; one without a letter or digit is null. */
  values: Partial<PlanRequestFields>;
  /** A Persian sentence for each wrong one. */
  wrong: Partial<Record<PlanRequestField, string>>;
};

/** Reads what was typed by the rules of the server. @param now server time, ms since the epoch */
export function readTyped(typed: Partial<PlanRequestFields>, now: number): Typed {
  const values = { ...typed };
  const wrong: Typed['wrong'] = {};
  for (const [step, section] of sectionFields.entries()) {
    const names = namesOf(typed).filter((name) => section.some((one) => one === name));
    const texts = Object.fromEntries(names.map((name) => [name, String(typed[name] ?? '')]));
    const reading = readSection(step, texts, now);
    for (const name of names) {
      const text = reading.wrong[name];
      if (text) wrong[name] = text;
      else if (reading.values[name] === null) values[name] = null;
    }
  }
  return { values, wrong };
}
