import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Orm } from '@/backend/db/connect';
import { categories } from '@/backend/db/schema/catalogue';
import { facilityPlans, facilityProviders } from '@/backend/db/schema/facility';
import { leasingPlans } from '@/backend/db/schema/leasing';
import { documentKinds, loanPlans } from '@/backend/db/schema/loanPlan';
import { services, serviceTiers } from '@/backend/db/schema/service';
import { queriesIn } from '@/backend/db/transaction';
import { findDifferences } from '@/backend/desk/differences';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { refuse } from '@/backend/server/errors';
import type { DeskPlan, DeskService, SavedTerms, WritePlan, WriteService } from '@/contract/desk/facility';
import { isShopPicture } from '@/utils/pictureAddress';
import { findPlan, findService, messages } from './desk';

type Parts = { db: Database; now: () => number };
type FieldErrors = Record<string, string>;

function refuseErrors(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw refuse(400, 'bad_input', messages.wrong, errors);
}
const isBlank = (text: string) => text.trim() === '';

function findPlanErrors(plan: WritePlan): FieldErrors {
  const { name, months, defaultMonths, ceiling, minimumLoan, active, isDefault, customers, loan, leasing } =
    plan;
  const isRequested = loan !== null || leasing !== null;
  return {
    ...(isBlank(name) ? { name: messages.needed } : {}),
    ...(months.length === 0 || new Set(months).size < months.length ? { months: messages.months } : {}),
    ...(months.includes(defaultMonths) ? {} : { defaultMonths: messages.defaultMonths }),
    ...(ceiling > 0 ? {} : { ceiling: messages.ceiling }),
    ...(minimumLoan > 0 && minimumLoan <= ceiling ? {} : { minimumLoan: messages.minimumLoan }),
    ...(isDefault && customers !== 'everyone' ? { isDefault: messages.defaultForEverybody } : {}),
    ...(isDefault && !active ? { active: messages.inactiveDefault } : {}),
    ...((customers === 'creditHolder') === isRequested ? {} : { customers: messages.creditHolder }),
    ...(loan && leasing ? { kind: messages.kind } : {}),
    ...(loan && loan.applicants.length === 0 ? { applicants: messages.applicants } : {}),
    ...(loan && isBlank(loan.audience) ? { audience: messages.needed } : {}),
    ...(leasing && findLeasingErrors(leasing, plan)),
  };
}

function findLeasingErrors(
  { leastScore, instantScore, instantCeiling }: NonNullable<WritePlan['leasing']>,
  { cheque, ceiling }: WritePlan,
): FieldErrors {
  if ((instantScore === null) !== (instantCeiling === null))
    return { [instantScore === null ? 'instantScore' : 'instantCeiling']: messages.instant };
  return {
    // The cheques of the contract are those of `leasing`; an order on the credit needs none.
    ...(cheque === null ? {} : { cheque: messages.leasingCheque }),
    ...(instantScore === null || instantScore >= leastScore ? {} : { instantScore: messages.instantScore }),
    ...(instantCeiling === null || (instantCeiling > 0 && instantCeiling <= ceiling)
      ? {}
      : { instantCeiling: messages.instantCeiling }),
  };
}

/** Names documents that do not exist or stand there twice. No kind of document is deleted until the plan is saved. */
async function findDocumentErrors(tx: Orm, codes: readonly string[]): Promise<FieldErrors> {
  await tx.execute(sql`LOCK TABLE document_kinds IN SHARE MODE`);
  const known = await tx
    .select({ code: documentKinds.code })
    .from(documentKinds)
    .where(inArray(documentKinds.code, [...codes]));
  return known.length === codes.length ? {} : { documentCodes: messages.documents };
}

const kindOf = ({ loan, leasing }: Pick<WritePlan, 'loan' | 'leasing'>) =>
  loan ? 'loan' : leasing ? 'leasing' : 'instalment';

/** Names categories that do not exist. */
async function findCategoryErrors(tx: Orm, ids: readonly number[]): Promise<FieldErrors> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return {};
  const known = await tx.select({ id: categories.id }).from(categories).where(inArray(categories.id, wanted));
  return known.length < wanted.length ? { categoryIds: messages.categories } : {};
}

/**
 * Creates a plan (`id` null) or changes one, with the terms of its loan or its leasing. A plan stays what it was made as. Its default takes the place of the former one. Renew the pages
 * of the shop afterwards. @throws 400 with the wrong fields, 404, 409 when the plan has changed since it was read
 */
export async function savePlan(
  { db, now }: Parts,
  id: number | null,
  { revision, loan, leasing, ...plan }: WritePlan,
  operator: number,
): Promise<SavedTerms> {
  refuseErrors(findPlanErrors({ revision, loan, leasing, ...plan }));
  return db.orm.transaction(async (tx) => {
    const queries = queriesIn(tx);
    const before = id === null ? null : await findPlan(queries, id);
    if (id !== null && !before) throw refuse(404, 'not_found', messages.notFound);
    const [provider] = await tx
      .select({ id: facilityProviders.id })
      .from(facilityProviders)
      .where(eq(facilityProviders.id, plan.providerId));
    refuseErrors({
      ...(provider ? {} : { providerId: messages.provider }),
      ...(before?.isDefault && !plan.isDefault ? { isDefault: messages.defaultNeeded } : {}),
      ...(before && kindOf(before) !== kindOf({ loan, leasing }) ? { kind: messages.kind } : {}),
      ...(loan && (await findDocumentErrors(tx, loan.documentCodes))),
      ...(await findCategoryErrors(tx, plan.categoryIds ?? [])),
    });
    const columns = { ...plan, months: [...plan.months].sort((one, other) => one - other) };
    if (plan.isDefault)
      await tx
        .update(facilityPlans)
        .set({ isDefault: false, revision: sql`${facilityPlans.revision} + 1` })
        .where(and(eq(facilityPlans.isDefault, true), ne(facilityPlans.id, id ?? 0)));
    const [row] =
      id === null
        ? await tx.insert(facilityPlans).values(columns).returning({ id: facilityPlans.id })
        : await tx
            .update(facilityPlans)
            .set({ ...columns, revision: sql`${facilityPlans.revision} + 1` })
            .where(and(eq(facilityPlans.id, id), eq(facilityPlans.revision, revision ?? 0)))
            .returning({ id: facilityPlans.id });
    if (!row) throw refuse(409, 'changed', messages.changed);
    const planId = row.id;
    if (loan)
      await tx
        .insert(loanPlans)
        .values({ planId, ...loan })
        .onConflictDoUpdate({ target: loanPlans.planId, set: loan });
    if (leasing)
      await tx
        .insert(leasingPlans)
        .values({ planId, ...leasing })
        .onConflictDoUpdate({ target: leasingPlans.planId, set: leasing });
    const after = await findPlan(queries, row.id);
    return record({ queries, now, operator, area: 'plan' }, before, after);
  });
}

function findServiceErrors(service: WriteService): FieldErrors {
  const { title, provider, claimDeadline, terms, imageUrl, tiers, categoryIds } = service;
  const starts = tiers.map(({ fromPrice }) => fromPrice);
  const hasPrice = ({ price, percent }: WriteService['tiers'][number]) =>
    (price === null) !== (percent === null) && (price ?? percent ?? 0) > 0;
  return {
    ...Object.fromEntries(
      Object.entries({ title, provider, claimDeadline, terms })
        .filter(([, text]) => isBlank(text))
        .map(([field]) => [field, messages.needed]),
    ),
    ...(isShopPicture(imageUrl)
      ? {}
      : { imageUrl: imageUrl === '' ? messages.pictureNeeded : messages.picture }),
    ...(categoryIds.length > 0 ? {} : { categoryIds: messages.categoriesNeeded }),
    ...(tiers.length === 0 || new Set(starts).size < starts.length ? { tiers: messages.tiers } : {}),
    ...(tiers.every(hasPrice) ? {} : { tiers: messages.tierPrice }),
  };
}

/** Creates an insurance or a service (`id` null) or changes one, with its tiers. @throws like `savePlan` */
export async function saveService(
  { db, now }: Parts,
  id: number | null,
  { revision, tiers, ...service }: WriteService,
  operator: number,
): Promise<SavedTerms> {
  refuseErrors(findServiceErrors({ revision, tiers, ...service }));
  return db.orm.transaction(async (tx) => {
    const queries = queriesIn(tx);
    const before = id === null ? null : await findService(queries, id);
    if (id !== null && !before) throw refuse(404, 'not_found', messages.notFound);
    refuseErrors(await findCategoryErrors(tx, service.categoryIds));
    const [row] =
      id === null
        ? await tx
            .insert(services)
            .values({ ...service, sort: sql`(SELECT coalesce(max(sort), 0) + 1 FROM services)` })
            .returning({ id: services.id })
        : await tx
            .update(services)
            .set({ ...service, revision: sql`${services.revision} + 1` })
            .where(and(eq(services.id, id), eq(services.revision, revision ?? 0)))
            .returning({ id: services.id });
    if (!row) throw refuse(409, 'changed', messages.changed);
    await tx.delete(serviceTiers).where(eq(serviceTiers.serviceId, row.id));
    await tx.insert(serviceTiers).values(tiers.map((tier) => ({ ...tier, serviceId: row.id })));
    const after = await findService(queries, row.id);
    return record({ queries, now, operator, area: 'service' }, before, after);
  });
}

type Recorder = {
  queries: Pick<Database, 'query'>;
  now: () => number;
  operator: number;
  area: 'plan' | 'service';
};

async function record<Terms extends DeskPlan | DeskService>(
  { queries, now, operator, area }: Recorder,
  before: Terms | null,
  after: Terms | null,
): Promise<SavedTerms> {
  if (!after) throw new Error('The saved terms were not found.');
  const differences = before ? findDifferences(before, after) : { before: null, after };
  await recordDeskChange(
    { db: queries, now },
    {
      operator,
      area,
      subject: String(after.id),
      action: before ? 'change' : 'create',
      before: differences?.before ?? null,
      after: differences?.after ?? null,
    },
  );
  return { id: after.id, revision: after.revision };
}
