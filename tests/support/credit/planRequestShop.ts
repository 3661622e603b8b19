import type { Database } from '@/backend/db/connect';
import { facilityPlans } from '@/backend/db/schema/facility';
import { documentKinds, loanPlans } from '@/backend/db/schema/loanPlan';
import { branches } from '@/backend/db/schema/site';
import type { CommandOf } from '@/backend/desk/action';
import { openAppointmentDays } from '@/backend/domains/credit/planRequest/openDays';
import type { FeedNotification } from '@/contract/notification';
import type { AppointmentDay, LoanPlan, PlanRequest } from '@/contract/planRequest';
import { openCheckoutShop, type Shopper } from '@/tests/support/buy/checkout/checkoutShop';
import { asCustomer, createCustomer, formOf } from '@/tests/support/customer';
import { carryOut } from '@/tests/support/desk/carryOut';
import { aPhoto, storeFile } from '@/tests/support/layout/uploads';
import { plan } from '@/tests/support/smallRows';

/** Texts that an applicant of `openPlanRequestShop` types, by section. */
export const typed = [
  { amount: '۳۰٬۰۰۰٬۰۰۰', months: '24' },
  {
    fName: 'مریم',
    lName: 'احمدی',
    fatherName: 'رضا',
    nationalCode: '۰۴۹۹۳۷۰۸۹۹',
    birthDate: '1990-05-12',
    maritalStatus: 'married',
    residence: 'tenant',
    provinceId: '8',
    cityId: '301',
    address: 'خیابان گاندی، کوچهٔ ۱۲، پلاک ۸',
    postalCode: '1517963511',
  },
  {
    applicantKind: 'employee',
    jobTitle: 'کارشناس مالی',
    workplace: 'شرکت آب تهران',
    workYears: '۸',
    monthlyIncome: '۳۲٬۰۰۰٬۰۰۰',
    workPhone: '02188553300',
    workAddress: 'تهران، خیابان حجاب، پلاک ۴',
  },
] as const;

export const guarantor = {
  guarantorName: 'رضا احمدی',
  guarantorNationalCode: '0790419904',
  guarantorMobile: '09121112233',
  guarantorRelation: 'پدر',
  guarantorJob: 'بازنشسته',
};

/** Two loan plans of the small shop, for employees and for students, and a branch that examines documents of seven applicants a day. */
export async function seedLoanPlans(db: Database, now: number) {
  const { orm } = db;
  await orm.insert(documentKinds).values([
    { code: 'nationalCard', title: 'کارت ملی' },
    { code: 'salarySlip', title: 'فیش حقوقی', applicants: ['employee', 'retired'] },
    { code: 'residence', title: 'اجاره‌نامه', required: false },
    { code: 'studentCard', title: 'کارت دانشجویی', applicants: ['student'] },
    { code: 'guarantorCard', title: 'کارت ملی ضامن', of: 'guarantor' },
  ]);
  const terms = {
    customers: 'creditHolder' as const,
    months: [12, 24],
    defaultMonths: 24,
    minimumLoan: 10_000_000,
  };
  const [first, second] = await orm
    .insert(facilityPlans)
    .values([
      plan({ ...terms, name: 'طرح پله ۲۴', prepaymentPercent: 0, ceiling: 80_000_000 }),
      plan({ ...terms, name: 'طرح دانشجو', ceiling: 32_000_000 }),
    ])
    .returning({ id: facilityPlans.id });
  const plans = { step24: first?.id ?? 0, student: second?.id ?? 0 };
  const common = { audience: 'همه', highlights: ['سقف ۸۰ میلیون'], answerDays: 3 };
  await orm.insert(loanPlans).values([
    {
      ...common,
      planId: plans.step24,
      applicants: ['employee', 'retired'],
      guarantorAbove: 50_000_000,
      documentCodes: ['nationalCard', 'salarySlip', 'residence', 'guarantorCard'],
    },
    {
      ...common,
      planId: plans.student,
      applicants: ['student'],
      documentCodes: ['nationalCard', 'studentCard'],
    },
  ]);
  await orm.update(branches).set({ appointments: { time: '10:00', capacity: 7 } });
  await openAppointmentDays(db, now);
  return plans;
}

export type PlanRequestShop = Awaited<ReturnType<typeof openPlanRequestShop>>;
export type Applying = Awaited<ReturnType<PlanRequestShop['createApplicant']>>;

/**
 * The shop of the checkout tests with two loan plans. A branch examines documents of seven applicants a day; Tuesday 24
 * November 2026 is a holiday.
 */
export async function openPlanRequestShop() {
  const shop = await openCheckoutShop();
  const { db, app, clock } = shop;
  const plans = await seedLoanPlans(db, clock.now);
  const photo = await aPhoto();
  const parts = { db, now: () => clock.now };
  const decide = (id: number, decision: CommandOf<'loan'>['decision']) =>
    carryOut(parts, { what: 'loan', id, decision });
  const accept = (id: number, code: string) =>
    carryOut(parts, { what: 'document', id, code, judged: { verdict: 'accepted' } });

  /** The calls of a customer about a loan request. */
  function callsOf(token: string) {
    const call = asCustomer(app, token);
    const put = (fields: Record<string, string>) =>
      call.put<PlanRequest>('/user/editPlanRequest', formOf(fields));
    const giveFiles = (code: string, fileIds: string[]) =>
      call.put<PlanRequest>(`/user/planRequest/documents/${code}`, { fileIds });
    const upload = async () => (await storeFile(call, 'loan', photo)).id;
    return {
      call,
      upload,
      giveFiles,
      read: async () => (await call.get<PlanRequest | null>('/user/planRequest')).data,
      begin: (planId: number | null = plans.step24) =>
        call.post<PlanRequest>('/user/planRequests', { planId }),
      save: (step: number, fields: Record<string, string>) => put({ step: String(step), ...fields }),
      give: async (code: string) => giveFiles(code, [await upload()]),
      days: async () => (await call.get<AppointmentDay[]>('/user/planLoanTime')).data,
      book: (meetDateTime: string, fields: Record<string, string> = {}) =>
        put({ ...fields, step: '4', meetDateTime }),
      cancelAppointment: () => call.delete<PlanRequest>('/user/planRequest/appointment'),
      resubmit: () => call.post<PlanRequest>('/user/planRequest/resubmit'),
      cancel: () => call.post<PlanRequest>('/user/planRequest/cancel'),
      newestNotice: async () => (await call.get<FeedNotification[]>('/user/notifications')).data[0],
    };
  }

  /** Fills in the request of a customer, who then lacks the appointment only. */
  async function complete(calls: ReturnType<typeof callsOf>) {
    await calls.begin();
    for (const [step, fields] of typed.entries()) await calls.save(step, fields);
    for (const code of ['nationalCard', 'salarySlip']) await calls.give(code);
  }

  const freeDays = async (calls: ReturnType<typeof callsOf>) =>
    (await calls.days()).filter(({ capacity }) => capacity > 0).map(({ dateTime }) => dateTime);

  return {
    ...shop,
    plans,
    callsOf,
    complete,
    freeDays,
    plansOf: async () => (await asCustomer(app, null).get<LoanPlan[]>('/public/loanPlans')).data,

    /** A customer without a request. */
    async createApplicant() {
      const customer = await createCustomer(db, { now: clock.now });
      return { ...customer, ...callsOf(customer.token) };
    },

    /** Books the first free day, which submits a complete draft. */
    async submit(calls: ReturnType<typeof callsOf>) {
      const [day = ''] = await freeDays(calls);
      return calls.book(day);
    },

    decide,
    accept,
    reject: (id: number, code: string, reason = 'تاریخ فیش گذشته است') =>
      carryOut(parts, { what: 'document', id, code, judged: { verdict: 'rejected', reason } }),

    /** Takes a shopper's request through to the pay-out. @returns its id */
    async payOut(sara: Shopper): Promise<number> {
      const calls = callsOf(sara.token);
      await complete(calls);
      const [day = ''] = await freeDays(calls);
      const { data } = await calls.book(day);
      await decide(data.id, { verdict: 'review' });
      for (const code of ['nationalCard', 'salarySlip']) await accept(data.id, code);
      for (const verdict of ['approve', 'contract', 'payOut'] as const) await decide(data.id, { verdict });
      return data.id;
    },
  };
}
