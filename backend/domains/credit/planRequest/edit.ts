import type { Database } from '@/backend/db/connect';
import { anyRow, declareStatement } from '@/backend/db/statement';
import { refuse } from '@/backend/server/errors';
import { messages as common } from '@/backend/server/messages';
import { planRequestMessages } from '@/rules/planRequest/messages';
import { readSection, type SectionReading } from '@/rules/planRequest/readFields';
import { fieldsOfStep } from '@/rules/planRequest/sections';
import { messages } from './messages';
import { type RequestRow, readLoanPlan, requireRequest } from './queries';

const save = declareStatement({
  name: 'plan_request_save',
  text: `UPDATE plan_requests r SET
      plan_id = CASE WHEN $loan::jsonb ? 'planId' THEN ($loan::jsonb ->> 'planId')::integer ELSE r.plan_id END,
      amount = CASE WHEN $loan::jsonb ? 'amount' THEN ($loan::jsonb ->> 'amount')::bigint ELSE r.amount END,
      months = CASE WHEN $loan::jsonb ? 'months' THEN ($loan::jsonb ->> 'months')::integer ELSE r.months END,
      applicant = r.applicant || $applicant::jsonb, work = r.work || $work::jsonb,
      step = $step, revision = r.revision + 1, saved_at = $now
    WHERE r.user_id = $customer AND r.state = 'draft' RETURNING 1`,
  row: anyRow,
});
const cityInProvince = declareStatement({
  name: 'city_in_province',
  text: 'SELECT 1 FROM cities WHERE id = $city AND province_id = $province',
  row: anyRow,
});

/** Typed texts by the names of their fields. */
type Typed = Readonly<Record<string, string | undefined>>;
type Queries = Pick<Database, 'query'>;
type Checked = { db: Queries; customer: number; request: RequestRow; reading: SectionReading };

/** The values of one section. @param section 0 to 2 for sections 01 to 03 */
function pickSection<Value>(values: Readonly<Record<string, Value>>, section: number) {
  const names: readonly string[] = fieldsOfStep(section);
  return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}

/** Reads the fields of a step; those of step 4 may be of every section. */
function readStep(step: number, typed: Typed, now: number): SectionReading {
  if (step < 4) return readSection(step, typed, now);
  const readings = [0, 1, 2].map((section) => readSection(section, pickSection(typed, section), now));
  return {
    values: Object.assign({}, ...readings.map(({ values }) => values)),
    wrong: Object.assign({}, ...readings.map(({ wrong }) => wrong)),
  };
}

/** Value that the request would have in a field after the save. */
function valueAfter({ values }: SectionReading, field: string, stored: number | null): number | null {
  const typed = values[field];
  return typed === undefined || typeof typed === 'string' ? stored : typed;
}

/** Checks plan, amount and months against the plan that counts after the save. */
async function checkLoan({ db, customer, request, reading }: Checked): Promise<void> {
  const { values, wrong } = reading;
  const { planId: chosen, amount, months } = values;
  if (chosen === undefined && amount === undefined && months === undefined) return;
  const planId = valueAfter(reading, 'planId', request.loan.planId);
  const plan = planId === null ? null : await readLoanPlan(db, planId, customer);
  if (planId !== null && !plan && chosen !== undefined) wrong.planId = messages.noPlan;
  if (!plan) return;
  if (typeof amount === 'number' && (amount < plan.minimumLoan || amount > plan.ceiling))
    wrong.amount = planRequestMessages.amountRange(plan.minimumLoan, plan.ceiling);
  if (typeof months === 'number' && !plan.months.includes(months))
    wrong.months = planRequestMessages.monthsWrong(plan.months);
}

/** Checks city and national id of the applicant. Another province without a city clears the city. */
async function checkApplicant({ db, request, reading }: Checked): Promise<void> {
  const { values, wrong } = reading;
  const { nationalCode } = request.profile;
  if (values.nationalCode !== undefined && nationalCode !== null && values.nationalCode !== nationalCode)
    wrong.nationalCode = messages.lockedNationalCode;
  if (values.cityId === undefined && values.provinceId === undefined) return;
  const province = valueAfter(reading, 'provinceId', request.applicant.provinceId);
  const city = valueAfter(reading, 'cityId', request.applicant.cityId);
  if (city === null) return;
  const [found] = province === null ? [] : await db.query(cityInProvince, { city, province });
  if (found) return;
  if (values.cityId === undefined) values.cityId = null;
  else wrong.cityId = messages.city;
}

/** A guarantor is another person than the applicant. */
function checkGuarantor({ request, reading: { values, wrong } }: Checked): void {
  const { applicant, profile } = request;
  const ownCodes = [profile.nationalCode, values.nationalCode ?? applicant.nationalCode];
  if (values.guarantorNationalCode && ownCodes.some((code) => code === values.guarantorNationalCode))
    wrong.guarantorNationalCode = planRequestMessages.ownGuarantor;
  if (values.guarantorMobile && values.guarantorMobile === profile.mobile)
    wrong.guarantorMobile = planRequestMessages.ownGuarantor;
}

/** Whether every typed field is as the request has it already. */
function isUnchanged({ loan, applicant, work }: RequestRow, typed: Typed): boolean {
  const stored: Record<string, unknown> = { ...loan, ...applicant, ...work };
  return Object.entries(typed).every(
    ([name, text]) => text === undefined || text === String(stored[name] ?? ''),
  );
}

/**
 * Saves typed fields of the customer's draft, all or none. Empty fields are allowed. A request that was sent keeps its
 * fields; step 4 may repeat them, because it changes the appointment only.
 * @param step 0 to 3 for the fields of sections 01 to 04, 4 for fields of every section
 * @throws 400 with a message for each wrong field, 404 without a request, 409 when it was sent already
 */
export async function saveFields(
  { db, now }: { db: Queries; now: () => number },
  customer: number,
  step: number,
  typed: Typed,
): Promise<void> {
  const request = await requireRequest(db, customer);
  if (step === 4 && isUnchanged(request, typed)) return;
  if (request.state !== 'draft') throw refuse(409, 'conflict', messages.sent);
  const reading = readStep(step, typed, now());
  const checked = { db, customer, request, reading };
  await checkLoan(checked);
  await checkApplicant(checked);
  checkGuarantor(checked);
  const [first = common.badInput] = Object.values(reading.wrong);
  if (Object.keys(reading.wrong).length > 0) throw refuse(400, 'bad_input', first, reading.wrong);
  const values = (section: number) => JSON.stringify(pickSection(reading.values, section));
  const saved = await db.query(save, {
    customer,
    step,
    loan: values(0),
    applicant: values(1),
    work: values(2),
    now: new Date(now()).toISOString(),
  });
  if (saved.length === 0) throw refuse(409, 'conflict', messages.sent);
}
