import { Type } from 'typebox';
import type { Queries } from '@/backend/db/connect';
import { readOne } from '@/backend/db/one';
import { declareStatement } from '@/backend/db/statement';
import { type DeskPlan, DeskPlans, type DeskService } from '@/contract/desk/facility';

const planJson = `json_build_object('id', p.id, 'revision', p.revision, 'provider', f.title, 'providerId', p.provider_id,
  'name', p.name, 'method', p.method, 'rate', p.rate, 'feePercent', p.fee_percent, 'months', p.months,
  'defaultMonths', p.default_months, 'prepaymentPercent', p.prepayment_percent, 'minimumPrepayment', p.minimum_prepayment,
  'ceiling', p.ceiling, 'minimumLoan', p.minimum_loan, 'roundingUnit', p.rounding_unit, 'latePercent', p.late_percent, 'customers', p.customers,
  'categoryIds', p.category_ids, 'documents', p.documents, 'cheque', p.cheque, 'needsIdentity', p.needs_identity,
  'needsReview', p.needs_review, 'active', p.active, 'isDefault', p.is_default, 'sort', p.sort,
  'loan', CASE WHEN l.plan_id IS NOT NULL THEN json_build_object('audience', l.audience, 'applicants', l.applicants,
    'highlights', l.highlights, 'guarantorAbove', l.guarantor_above, 'answerDays', l.answer_days,
    'documentCodes', l.document_codes) END,
  'leasing', CASE WHEN e.plan_id IS NOT NULL THEN json_build_object('highlights', e.highlights, 'cheque', e.cheque,
    'leastScore', e.least_score, 'instantScore', e.instant_score, 'instantCeiling', e.instant_ceiling, 'useDays', e.use_days,
    'answerDays', e.answer_days) END)`;
const serviceJson = `json_build_object('id', s.id, 'revision', s.revision, 'kind', s.kind, 'title', s.title, 'provider', s.provider,
  'imageUrl', s.image_url, 'description', s.description, 'coverage', s.coverage, 'exclusions', s.exclusions,
  'deductible', s.deductible, 'claimDeadline', s.claim_deadline, 'terms', s.terms, 'months', s.months,
  'categoryIds', s.category_ids, 'active', s.active, 'tiers', (SELECT coalesce(json_agg(json_build_object('fromPrice', t.from_price,
    'price', t.price, 'percent', t.percent, 'discountPercent', t.discount_percent, 'ceiling', t.ceiling) ORDER BY t.from_price), '[]')
    FROM service_tiers t WHERE t.service_id = s.id))`;
const mostListed = 200;

const readAll = declareStatement({
  name: 'desk_terms',
  text: `SELECT json_build_object(
    'providers', (SELECT coalesce(json_agg(json_build_object('id', id, 'title', title) ORDER BY id), '[]') FROM facility_providers),
    'plans', (SELECT coalesce(json_agg(plan), '[]') FROM (SELECT ${planJson} AS plan FROM facility_plans p
      JOIN facility_providers f ON f.id = p.provider_id LEFT JOIN loan_plans l ON l.plan_id = p.id
      LEFT JOIN leasing_plans e ON e.plan_id = p.id
      WHERE $plan::int IS NULL OR p.id = $plan ORDER BY p.sort, p.id LIMIT ${mostListed}) plans),
    'services', (SELECT coalesce(json_agg(service), '[]') FROM (SELECT ${serviceJson} AS service FROM services s
      WHERE $service::int IS NULL OR s.id = $service ORDER BY s.sort, s.id LIMIT ${mostListed}) services)) AS terms`,
  row: Type.Object({ terms: DeskPlans }),
});

/** All plans and services, or one of each kind. */
export async function readTerms(
  db: Queries,
  { plan = null, service = null }: { plan?: number | null; service?: number | null } = {},
): Promise<DeskPlans> {
  const row = await readOne(db, readAll, { plan, service });
  return row.terms;
}

export const findPlan = async (db: Queries, id: number): Promise<DeskPlan | null> =>
  (await readTerms(db, { plan: id, service: 0 })).plans[0] ?? null;
export const findService = async (db: Queries, id: number): Promise<DeskService | null> =>
  (await readTerms(db, { plan: 0, service: id })).services[0] ?? null;

/** Messages to operators about plans and services. */
export const messages = {
  notFound: 'این مورد پیدا نشد.',
  changed: 'این مورد در این میان تغییر کرده است. صفحه را تازه کنید.',
  wrong: 'برخی از فیلدها درست نیستند.',
  needed: 'این فیلد لازم است.',
  provider: 'این تأمین‌کننده پیدا نشد.',
  months: 'دست‌کم یک مدت لازم است و هر مدت یک بار می‌آید.',
  defaultMonths: 'مدت پیش‌فرض باید یکی از مدت‌های طرح باشد.',
  ceiling: 'سقف وام باید بیش از صفر باشد.',
  minimumLoan: 'کمینهٔ وام باید بیش از صفر و حداکثر به اندازهٔ سقف باشد.',
  inactiveDefault: 'طرح پیش‌فرض باید فعال باشد. نخست طرح دیگری را پیش‌فرض کنید.',
  defaultForEverybody: 'طرح پیش‌فرض باید برای همه باشد.',
  defaultNeeded: 'فروشگاه یک طرح پیش‌فرض لازم دارد. طرح دیگری را پیش‌فرض کنید.',
  categories: 'دسته‌ای از این فهرست پیدا نشد.',
  kind: 'نوع طرح پس از ساختن عوض نمی‌شود. طرح دیگری بسازید.',
  creditHolder: 'طرح وام و لیزینگ ویژهٔ کسانی است که اعتبار آن را گرفته‌اند، و طرح قسطی برای آن‌ها نیست.',
  applicants: 'دست‌کم یک گروه متقاضی لازم است.',
  documents: 'هر مدرک یک بار می‌آید و باید در فهرست مدارک وام باشد.',
  leasingCheque: 'لیزینگ را چک‌های قرارداد تضمین می‌کنند. نوع چک را انتخاب کنید.',
  instant: 'امتیاز و سقف تأیید فوری با هم نوشته می‌شوند.',
  instantScore: 'امتیاز تأیید فوری دست‌کم به اندازهٔ کمینهٔ امتیاز است.',
  instantCeiling: 'سقف تأیید فوری بیش از صفر و حداکثر به اندازهٔ سقف وام است.',
  tiers: 'دست‌کم یک پلهٔ قیمت لازم است و آغاز هر پله یک بار می‌آید.',
  tierPrice: 'هر پله یا قیمت دارد یا درصد، و آن بیش از صفر است.',
  categoriesNeeded: 'دست‌کم یک دسته را انتخاب کنید؛ تنها برای کالاهای آن دسته‌ها ارائه می‌شود.',
  pictureNeeded: 'یک عکس لازم است.',
  picture: 'نشانی این عکس از فروشگاه نیست.',
} as const;
