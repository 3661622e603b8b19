import { createHash } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { FileStorage } from '@/backend/adapters/storage/storage';
import type { Orm } from '@/backend/db/connect';
import { facilityPlans } from '@/backend/db/schema/facility';
import { storedFiles } from '@/backend/db/schema/file';
import {
  appointmentDays,
  planRequestDocuments,
  planRequestEvents,
  planRequestFiles,
  planRequests,
} from '@/backend/db/schema/planRequest';
import { endOfTehranDay } from '@/backend/seed/offers';
import { drawPaper, paperId, writeStatementPdf } from '@/backend/seed/papers';
import type { Applicant, WorkAndGuarantor } from '@/contract/planRequest';
import { dayMs, hourMs } from '@/utils/timeUnits';

/** Number of the shopper's loan request. */
export const loanRequest = 200_458;
/** Days that are left to correct it. */
export const correctionDays = 5;

const applicant: Applicant = {
  fName: 'مریم',
  lName: 'احمدی',
  fatherName: 'محمود',
  nationalCode: '0080028942',
  birthDate: '1992-10-06',
  maritalStatus: 'married',
  residence: 'tenant',
  phone: '02188772010',
  provinceId: 8,
  cityId: 394,
  address: 'ونک، خیابان گاندی، کوچهٔ ۱۲، پلاک ۸، واحد ۴',
  postalCode: '1517963511',
};
const work: WorkAndGuarantor = {
  applicantKind: 'employee',
  jobTitle: 'کارشناس منابع انسانی',
  workplace: 'شرکت بیمهٔ نمونه',
  workYears: 7,
  monthlyIncome: 38_000_000,
  workPhone: '02191000200',
  workAddress: 'تهران، میرداماد، برج آرین، طبقهٔ ۹',
  guarantorName: 'رضا احمدی',
  guarantorNationalCode: '0499370899',
  guarantorMobile: '09121002030',
  guarantorRelation: 'برادر',
  guarantorJob: 'کارمند رسمی آموزش و پرورش',
};

type Paper = {
  code: string;
  state: 'given' | 'accepted' | 'rejected';
  reason?: string;
  pages: Promise<Buffer>[];
};

/** The papers of the request, of which one is rejected, so that the shopper of the demo can replace it. */
const drawPapers = (): Paper[] => [
  { code: 'nationalCard', state: 'accepted', pages: [drawPaper('card', 205), drawPaper('card', 215)] },
  {
    code: 'salarySlip',
    state: 'rejected',
    reason: 'تاریخ فیش بیش از ۳ ماه پیش است. فیش یکی از سه ماه آخر را با مهر محل کار بفرستید.',
    pages: [drawPaper('sheet', 18)],
  },
  { code: 'bankTurnover', state: 'given', pages: [Promise.resolve(writeStatementPdf())] },
  {
    code: 'birthCertificate',
    state: 'accepted',
    pages: [drawPaper('sheet', 350), drawPaper('sheet', 355), drawPaper('sheet', 0)],
  },
  { code: 'employmentOrder', state: 'given', pages: [drawPaper('sheet', 160)] },
  { code: 'residence', state: 'accepted', pages: [drawPaper('sheet', 40), drawPaper('sheet', 45)] },
  {
    code: 'guarantorNationalCard',
    state: 'accepted',
    pages: [drawPaper('card', 190), drawPaper('card', 200)],
  },
  { code: 'guarantorIncome', state: 'given', pages: [drawPaper('sheet', 250)] },
];

/**
 * Writes a loan request of the shopper that needs a correction, with its papers and an appointment. Does nothing in a shop whose
 * loan plan has no free day. @param now ms since the epoch
 */
export async function seedLoanRequest(
  orm: Orm,
  { userId, storage, now }: { userId: number; storage: Pick<FileStorage, 'put'>; now: number },
): Promise<void> {
  const ago = (ms: number) => new Date(now - ms);
  const [plan] = await orm
    .select({ id: facilityPlans.id })
    .from(facilityPlans)
    .where(eq(facilityPlans.name, 'طرح پله ۲۴'));
  const [seat] = await orm
    .select({ id: appointmentDays.id })
    .from(appointmentDays)
    .where(and(eq(appointmentDays.branchId, 1), gt(appointmentDays.capacity, 0)))
    .orderBy(asc(appointmentDays.startsAt))
    .limit(1);
  if (!plan || !seat) return;
  await orm.insert(planRequests).values({
    id: loanRequest,
    userId,
    state: 'needsCorrection',
    step: 4,
    planId: plan.id,
    amount: 80_000_000,
    months: 24,
    applicant,
    work,
    dayId: seat.id,
    createdAt: ago(5 * dayMs),
    savedAt: ago(4 * dayMs),
    changedAt: ago(2 * hourMs),
    correctBefore: new Date(endOfTehranDay(now, correctionDays)),
  });
  await orm.execute(sql`SELECT setval(pg_get_serial_sequence('plan_requests', 'id'), ${loanRequest})`);
  await orm.update(appointmentDays).set({ booked: 1 }).where(eq(appointmentDays.id, seat.id));
  const papers = drawPapers();
  await orm.insert(planRequestDocuments).values(
    papers.map(({ code, state, reason = null }) => ({
      requestId: loanRequest,
      code,
      state,
      reason,
      changedAt: ago(state === 'given' ? 4 * dayMs : 2 * hourMs),
    })),
  );
  for (const { code, pages } of papers)
    for (const [sort, page] of pages.entries())
      await writePaper(orm, storage, { userId, code, sort, bytes: await page, at: ago(4 * dayMs) });
  await writeEvents(orm, papers, now);
}

async function writePaper(
  orm: Orm,
  storage: Pick<FileStorage, 'put'>,
  { userId, code, sort, bytes, at }: { userId: number; code: string; sort: number; bytes: Buffer; at: Date },
): Promise<void> {
  const id = paperId(`${code} ${sort}`);
  await storage.put(id, bytes);
  await orm.insert(storedFiles).values({
    id,
    userId,
    purpose: 'loan',
    contentType: bytes.toString('latin1', 0, 4) === '%PDF' ? 'application/pdf' : 'image/jpeg',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    createdAt: at,
    usedAt: at,
  });
  await orm.insert(planRequestFiles).values({ fileId: id, requestId: loanRequest, code, sort });
}

/** The states of the request in the last days, and the judgements of its papers. */
async function writeEvents(orm: Orm, papers: readonly Paper[], now: number): Promise<void> {
  const state = (name: string, ms: number) => ({
    requestId: loanRequest,
    kind: 'state' as const,
    state: name,
    at: new Date(now - ms),
  });
  const judged = papers
    .filter(({ state: verdict }) => verdict !== 'given')
    .map(({ code, state: verdict, reason = null }) => ({
      requestId: loanRequest,
      kind: 'document' as const,
      state: verdict,
      code,
      reason,
      at: new Date(now - 2 * hourMs),
    }));
  await orm
    .insert(planRequestEvents)
    .values([
      state('draft', 5 * dayMs),
      state('submitted', 4 * dayMs),
      state('inReview', dayMs),
      ...judged,
      state('needsCorrection', 2 * hourMs),
    ]);
}
