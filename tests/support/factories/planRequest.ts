import type { DocumentKind, LoanPlan, PlanRequest } from '@/contract/planRequest';
import { neededDocuments } from '@/rules/planRequest/documents';

/** A kind of document that every applicant needs. */
export function createDocumentKind(overrides: Partial<DocumentKind> = {}): DocumentKind {
  return {
    code: 'nationalCard',
    title: 'کارت ملی، دو رو',
    hint: null,
    applicants: null,
    of: 'applicant',
    required: true,
    mostFiles: 2,
    ...overrides,
  };
}

/** «طرح پله ۲۴», whose loans above 50 million toman need a guarantor. */
export function createLoanPlan(overrides: Partial<LoanPlan> = {}): LoanPlan {
  return {
    id: 21,
    name: 'طرح پله ۲۴',
    parentTitle: 'پله',
    parentGalleryId: null,
    logoUrl: null,
    method: 'amortised',
    rate: 23,
    feePercent: 0,
    months: [12, 18, 24],
    defaultMonths: 24,
    prepaymentPercent: 0,
    minimumPrepayment: 0,
    ceiling: 80_000_000,
    minimumLoan: 10_000_000,
    roundingUnit: 1000,
    audience: 'کارمند و بازنشسته',
    applicants: ['employee', 'retired'],
    highlights: ['سقف ۸۰ میلیون، بی‌پیش‌پرداخت'],
    guarantorAbove: 50_000_000,
    answerDays: 3,
    documents: [
      createDocumentKind(),
      createDocumentKind({ code: 'salarySlip', title: 'فیش حقوقی', applicants: ['employee', 'retired'] }),
      createDocumentKind({ code: 'residence', title: 'سند یا اجاره‌نامه', required: false }),
      createDocumentKind({ code: 'guarantorCard', title: 'کارت ملی ضامن', of: 'guarantor' }),
    ],
    ...overrides,
  };
}

/** A draft of an employee that lacks nothing but its documents and its appointment. */
export function createPlanRequest(overrides: Partial<PlanRequest> = {}): PlanRequest {
  const plan = createLoanPlan();
  const loan = { planId: plan.id, amount: 80_000_000, months: 24 };
  return {
    id: 200458,
    state: 'draft',
    step: 2,
    loan,
    plan,
    applicant: {
      fName: 'مریم',
      lName: 'احمدی',
      fatherName: 'رضا',
      nationalCode: '0499370899',
      birthDate: '1990-05-12',
      maritalStatus: 'married',
      residence: 'tenant',
      phone: null,
      provinceId: 8,
      cityId: 301,
      address: 'تهران، خیابان ولیعصر، کوچهٔ سرو، پلاک ۱۲',
      postalCode: '1968944114',
    },
    work: {
      applicantKind: 'employee',
      jobTitle: 'کارشناس مالی',
      workplace: 'شرکت آب و فاضلاب تهران',
      workYears: 8,
      monthlyIncome: 32_000_000,
      workPhone: '02188553300',
      workAddress: 'تهران، خیابان حجاب، پلاک ۴',
      guarantorName: 'رضا احمدی',
      guarantorNationalCode: '0790419904',
      guarantorMobile: '09121112233',
      guarantorRelation: 'پدر',
      guarantorJob: 'بازنشسته',
    },
    documents: neededDocuments(plan, 'employee', loan.amount).map((kind) => ({
      ...kind,
      state: 'missing',
      reason: null,
      files: [],
    })),
    meetDateTime: null,
    meetingPlace: null,
    createdAt: '2026-01-10T08:00:00.000Z',
    savedAt: '2026-01-10T08:30:00.000Z',
    correctBefore: null,
    reason: null,
    history: [{ state: 'draft', at: '2026-01-10T08:00:00.000Z' }],
    credit: null,
    ...overrides,
  };
}
