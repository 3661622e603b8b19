import { eq } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { facilityPlans, facilityProviders } from '@/backend/db/schema/facility';
import { documentKinds, loanPlans } from '@/backend/db/schema/loanPlan';
import { appointmentDays } from '@/backend/db/schema/planRequest';
import { branches } from '@/backend/db/schema/site';
import { tehranDateOf } from '@/rules/jalali/jalali';
import { addDays, isWorkingDay } from '@/rules/workingDays';
import { million } from '@/utils/million';
import { defaultPlan } from './facility';
import { knownHolidays } from './holidays';

type Kind = typeof documentKinds.$inferInsert;
const workers: Kind['applicants'] = ['employee', 'retired', 'trader', 'freelancer'];
const paid: Kind['applicants'] = ['employee', 'retired'];

const kinds: readonly Kind[] = [
  { code: 'nationalCard', title: 'کارت ملی، دو رو', hint: 'دو تصویر جدا از رو و پشت کارت' },
  { code: 'birthCertificate', title: 'شناسنامه، همهٔ صفحه‌ها', hint: 'صفحهٔ توضیحات هم لازم است', mostFiles: 6 },
  {
    code: 'salarySlip',
    title: 'فیش حقوقی',
    hint: 'سه ماه آخر با مهر یا امضای الکترونیکی',
    applicants: paid,
    mostFiles: 3,
  },
  {
    code: 'employmentOrder',
    title: 'حکم کارگزینی',
    hint: 'آخرین حکم، با شمارهٔ پرسنلی',
    applicants: ['employee'],
  },
  { code: 'pensionOrder', title: 'حکم بازنشستگی', applicants: ['retired'] },
  {
    code: 'salaryDeduction',
    title: 'گواهی کسر از حقوق',
    hint: 'به نام پله و به مبلغ وام؛ اگر محل کار شما صادر می‌کند',
    applicants: paid,
    required: false,
  },
  { code: 'businessLicence', title: 'جواز کسب', hint: 'معتبر و به نام خودتان', applicants: ['trader'] },
  {
    code: 'shopPremises',
    title: 'سند یا اجاره‌نامهٔ محل کسب',
    hint: 'اجاره‌نامه با کد رهگیری',
    applicants: ['trader'],
    mostFiles: 6,
  },
  {
    code: 'insuranceRecord',
    title: 'سابقهٔ بیمه یا قرارداد کار',
    hint: 'از سامانهٔ تأمین اجتماعی، یا قرارداد در جریان',
    applicants: ['freelancer'],
    mostFiles: 4,
  },
  {
    code: 'bankTurnover',
    title: 'گردش حساب ۳ ماه',
    hint: 'با مهر بانک یا کد پیگیری',
    applicants: workers,
    mostFiles: 12,
  },
  {
    code: 'residence',
    title: 'سند یا اجاره‌نامه',
    hint: 'محل سکونت؛ اجاره‌نامه با کد رهگیری',
    mostFiles: 6,
  },
  { code: 'creditReport', title: 'گزارش اعتباری', hint: 'رتبهٔ اعتباری یک ماه گذشته', required: false },
  {
    code: 'cheque',
    title: 'چک صیادی',
    hint: 'تصویر دو روی یک برگ چک به نام خودتان',
    applicants: ['trader', 'freelancer'],
  },
  { code: 'studentCard', title: 'کارت دانشجویی', hint: 'دو روی کارت معتبر', applicants: ['student'] },
  {
    code: 'enrolment',
    title: 'گواهی اشتغال به تحصیل',
    hint: 'صادرشده در همین نیم‌سال',
    applicants: ['student'],
    mostFiles: 1,
  },
  { code: 'guarantorNationalCard', title: 'کارت ملی ضامن، دو رو', of: 'guarantor' },
  {
    code: 'guarantorIncome',
    title: 'فیش حقوقی یا جواز کسب ضامن',
    hint: 'فیش ماه گذشته یا جواز معتبر',
    of: 'guarantor',
    mostFiles: 3,
  },
];

type SeedLoanPlan = Omit<typeof facilityPlans.$inferInsert, 'providerId' | 'method' | 'rate' | 'customers'> &
  Omit<typeof loanPlans.$inferInsert, 'planId'>;

const plans: readonly SeedLoanPlan[] = [
  {
    name: 'طرح پله ۲۴',
    months: [12, 18, 24],
    defaultMonths: 24,
    prepaymentPercent: 0,
    ceiling: 80 * million,
    minimumLoan: 10 * million,
    audience: 'کارمند و بازنشسته',
    applicants: ['employee', 'retired'],
    highlights: ['سقف ۸۰ میلیون، بی‌پیش‌پرداخت', 'تا ۵۰ میلیون بی‌ضامن', 'پاسخ تا ۳ روز کاری'],
    guarantorAbove: 50 * million,
    answerDays: 3,
    documentCodes: [
      'nationalCard',
      'salarySlip',
      'bankTurnover',
      'birthCertificate',
      'employmentOrder',
      'pensionOrder',
      'residence',
      'salaryDeduction',
      'creditReport',
      'guarantorNationalCard',
      'guarantorIncome',
    ],
  },
  {
    name: 'طرح پیشه',
    months: [6, 12, 18],
    defaultMonths: 18,
    prepaymentPercent: 20,
    ceiling: 100 * million,
    minimumLoan: 20 * million,
    audience: 'کاسب و آزاد',
    applicants: ['trader', 'freelancer'],
    highlights: ['سقف ۱۰۰ میلیون، ۲۰٪ پیش‌پرداخت', 'جواز کسب و گردش حساب ۳ ماه', 'پاسخ تا ۵ روز کاری'],
    guarantorAbove: 60 * million,
    answerDays: 5,
    documentCodes: [
      'nationalCard',
      'birthCertificate',
      'businessLicence',
      'shopPremises',
      'insuranceRecord',
      'bankTurnover',
      'residence',
      'cheque',
      'creditReport',
      'guarantorNationalCard',
      'guarantorIncome',
    ],
  },
  {
    name: 'طرح دانشجو',
    months: [12, 18, 24],
    defaultMonths: 24,
    prepaymentPercent: 20,
    ceiling: 32 * million,
    minimumLoan: 5 * million,
    audience: 'دانشجوی روزانه و شبانه',
    applicants: ['student'],
    highlights: ['سقف ۳۲ میلیون، ۲۰٪ پیش‌پرداخت', 'کارت دانشجویی، بدون ضامن', 'پاسخ تا ۲ روز کاری'],
    guarantorAbove: null,
    answerDays: 2,
    documentCodes: [
      'nationalCard',
      'birthCertificate',
      'studentCard',
      'enrolment',
      'residence',
      'creditReport',
    ],
  },
];

/** The loan of the beta programme, for those whom it invites. */
export const betaLoan = {
  name: 'وام پله‌ای',
  months: [6, 9, 12],
  defaultMonths: 12,
  prepaymentPercent: 0,
  ceiling: 40 * million,
  minimumLoan: 5 * million,
  audience: 'دعوت‌شدگان برنامهٔ آزمایشی',
  applicants: ['employee', 'retired', 'trader', 'freelancer', 'student'],
  highlights: ['بی‌ضامن و بی‌پیش‌پرداخت', 'سود سالانه ۲۳٪، روی ماندهٔ وام', 'پاسخ تا ۲ روز کاری'],
  guarantorAbove: null,
  answerDays: 2,
  documentCodes: ['nationalCard', 'birthCertificate', 'bankTurnover', 'studentCard'],
} satisfies SeedLoanPlan;

/** When branches examine documents, in Tehran, and for how many applicants a day. */
const appointments = { time: '10:00', capacity: 7 };
/** Seats of the coming working days, so that the demo has days with few seats and a full one. */
const seats = [7, 7, 4, 0, 2];

/** Loan plans with their kinds of documents, and the coming days of every branch. @param now ms since the epoch */
export async function seedLoanPlans(orm: Orm, now: number): Promise<void> {
  await orm.insert(documentKinds).values([...kinds]);
  const [lender] = await orm
    .select({ id: facilityProviders.id })
    .from(facilityProviders)
    .where(eq(facilityProviders.title, defaultPlan.parentTitle));
  for (const [place, plan] of [...plans, betaLoan].entries()) {
    const [terms] = await orm
      .insert(facilityPlans)
      .values({
        ...plan,
        needsIdentity: false,
        needsReview: false,
        providerId: lender?.id ?? 0,
        method: 'amortised',
        rate: 23,
        customers: 'creditHolder',
        sort: 100 + place,
      })
      .returning({ id: facilityPlans.id });
    await orm.insert(loanPlans).values({ ...plan, planId: terms?.id ?? 0 });
  }
  await orm.update(branches).set({ appointments });
  const places = await orm.select({ id: branches.id }).from(branches).orderBy(branches.id);
  const holidays = new Set(knownHolidays.map(({ date }) => date));
  const today = tehranDateOf(now);
  const days = Array.from({ length: 14 }, (_, day) => addDays(today, day + 1)).filter((date) =>
    isWorkingDay(date, holidays),
  );
  await orm.insert(appointmentDays).values(
    places.flatMap(({ id }) =>
      days.map((date, place) => ({
        branchId: id,
        startsAt: new Date(`${date}T${appointments.time}:00+03:30`),
        capacity: seats[place] ?? appointments.capacity,
      })),
    ),
  );
}
