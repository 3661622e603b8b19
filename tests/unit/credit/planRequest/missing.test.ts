import type { DocumentState } from '@/contract/document';
import type { PlanRequest } from '@/contract/planRequest';
import { neededDocuments } from '@/rules/planRequest/documents';
import { missingOf, neededWorkFields } from '@/rules/planRequest/missing';
import { createLoanPlan, createPlanRequest } from '@/tests/support/factories/planRequest';

const fieldsOf = (request: PlanRequest) => missingOf(request).map(({ step, field }) => `${step} ${field}`);
const inState = (state: DocumentState) => (document: PlanRequest['documents'][number]) => ({
  ...document,
  state,
});
const complete = createPlanRequest({
  documents: createPlanRequest().documents.map(inState('given')),
  meetDateTime: '2026-01-20T06:30:00.000Z',
});

test('a complete request lacks nothing', () => {
  expect(missingOf(complete)).toEqual([]);
});

test('an empty request asks for the plan first, then for each field in the order of the form', () => {
  const empty = createPlanRequest({
    plan: null,
    loan: { planId: null, amount: null, months: null },
    work: { ...complete.work, applicantKind: null },
    applicant: { ...complete.applicant, fatherName: null, postalCode: null },
    documents: [],
  });
  expect(fieldsOf(empty)).toEqual([
    '0 planId',
    '1 fatherName',
    '1 postalCode',
    '2 applicantKind',
    '4 meetDateTime',
  ]);
});

test('every missing part says in Persian what to do', () => {
  const draft = createPlanRequest();
  for (const { text } of missingOf(draft)) expect(text).toMatch(/^[^a-z]{8,}$/);
  expect(missingOf(draft).at(-1)?.text).toBe('روزی را برای بررسی مدارک انتخاب کنید.');
});

test('a required document is missing, an optional one is not', () => {
  expect(fieldsOf(createPlanRequest()).filter((field) => field.startsWith('3'))).toEqual([
    '3 nationalCard',
    '3 salarySlip',
    '3 guarantorCard',
  ]);
});

test('a rejected document must be replaced, an optional one too', () => {
  const rejected = { ...complete, documents: complete.documents.map(inState('rejected')) };
  expect(missingOf(rejected).find(({ field }) => field === 'residence')?.text).toBe(
    '«سند یا اجاره‌نامه» پذیرفته نشد؛ آن را جایگزین کنید.',
  );
});

test('only a loan above the limit of the plan needs a guarantor', () => {
  const without = {
    ...complete,
    work: { ...complete.work, guarantorName: null, guarantorJob: null },
    documents: complete.documents.filter(({ of }) => of === 'applicant'),
  };
  expect(fieldsOf(without)).toEqual(['2 guarantorName', '2 guarantorJob', '3 guarantorCard']);
  expect(missingOf({ ...without, loan: { ...without.loan, amount: 50_000_000 } })).toEqual([]);
});

test('amount, months and kind of applicant must fit a plan that was chosen later', () => {
  const plan = createLoanPlan({ ceiling: 32_000_000, months: [6, 12], applicants: ['student'] });
  expect(missingOf({ ...complete, plan }).map(({ text }) => text)).toEqual([
    'مبلغ وام این طرح از ۱۰٬۰۰۰٬۰۰۰ تومان تا ۳۲٬۰۰۰٬۰۰۰ تومان است.',
    'این طرح قسط ۶، ۱۲ ماهه دارد.',
    'این طرح برای شغل انتخاب‌شده نیست. طرح دیگری انتخاب کنید.',
  ]);
});

test('a student is not asked for an income, nor a retired person for a workplace phone', () => {
  const of = (applicantKind: 'student' | 'retired') =>
    neededWorkFields({
      ...complete,
      loan: { ...complete.loan, amount: 10_000_000 },
      work: { ...complete.work, applicantKind },
    });
  expect(of('student')).toEqual(['applicantKind', 'workplace', 'jobTitle']);
  expect(of('retired')).toEqual(['applicantKind', 'workplace', 'monthlyIncome']);
});

test('before an applicant says what they do, only the documents of everybody are listed', () => {
  const plan = createLoanPlan();
  expect(neededDocuments(plan, null, null).map(({ code }) => code)).toEqual(['nationalCard', 'residence']);
});
