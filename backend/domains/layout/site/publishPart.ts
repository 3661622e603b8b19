import { and, desc, eq, lte } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { deskChanges } from '@/backend/db/schema/desk';
import { siteDrafts, siteVersions } from '@/backend/db/schema/siteDraft';
import { refuse } from '@/backend/server/errors';
import type { SiteDifference, SitePublishInput, SiteRestoreInput } from '@/contract/desk/site';
import type { SitePart } from '@/contract/desk/siteDocuments';
import { mostSiteVersions } from '@/contract/limits';
import { describeDifferences } from '@/rules/siteDifference';
import { messages } from './draftMessages';
import { findProblems, findShapeProblems, isDocumentOf } from './draftRules';
import { readPart, writePart } from './parts/parts';

type Context = {
  orm: Orm;
  /** Id of the supervisor. */
  operator: number;
  at: Date;
  /** Codes of the gateways that the shop has set up. */
  gateways: readonly string[];
};

type Version = { number: number; document: unknown };

/** Locks the row of a part until the end of the transaction, so that two changes of a part follow each other. */
async function lockDraft(tx: Orm, part: SitePart) {
  await tx.insert(siteDrafts).values({ part }).onConflictDoNothing();
  const [row] = await tx.select().from(siteDrafts).where(eq(siteDrafts.part, part)).for('update');
  if (!row) throw new Error(`The draft row of ${part} is missing.`);
  return row;
}

async function readLastVersion(tx: Orm, part: SitePart): Promise<Version | null> {
  const [row] = await tx
    .select({ number: siteVersions.number, document: siteVersions.document })
    .from(siteVersions)
    .where(eq(siteVersions.part, part))
    .orderBy(desc(siteVersions.number))
    .limit(1);
  return row ?? null;
}

/**
 * Writes a document to the live tables and records its version and the change of the operator. What was live before is recorded as
 * a version too when no version has it: at the first change of a part, and after a change from outside the desk.
 * @throws 422 with the fields that must be mended, 409 when the document is what is live already
 */
async function writeVersion(
  tx: Orm,
  { operator, at, gateways }: Context,
  { part, document, note, action }: { part: SitePart; document: unknown; note: string; action: string },
): Promise<number> {
  if (!isDocumentOf(part, document))
    throw refuse(422, 'bad_input', messages.notReady, findShapeProblems(part, document));
  const problems = findProblems(part, document, gateways);
  if (Object.keys(problems).length > 0) throw refuse(422, 'bad_input', messages.notReady, problems);

  const before = await readPart(tx, part);
  const last = await readLastVersion(tx, part);
  const outside = last === null ? [] : describeDifferences(last.document, before);
  let number = last?.number ?? 0;
  const insert = async (
    one: { document: unknown; note: string; changes: SiteDifference[] },
    by: number | null,
  ) => {
    number += 1;
    await tx.insert(siteVersions).values({ part, number, ...one, writtenBy: by, writtenAt: at });
  };
  if (last === null || outside.length > 0)
    await insert(
      {
        document: before,
        note: last === null ? messages.baseNote : messages.outsideNote,
        changes: outside,
      },
      null,
    );
  await writePart(tx, part, document, at);
  const after = await readPart(tx, part);
  const changes = describeDifferences(before, after);
  if (changes.length === 0) throw refuse(409, 'conflict', messages.unchanged);
  const previous = number;
  await insert({ document: after, note, changes }, operator);
  await tx
    .delete(siteVersions)
    .where(and(eq(siteVersions.part, part), lte(siteVersions.number, number - mostSiteVersions)));
  await tx.insert(deskChanges).values({
    at,
    operatorId: operator,
    area: 'site',
    subject: part,
    action,
    before: { version: previous },
    after: { version: number, note, changes },
  });
  return number;
}

/**
 * Publishes the draft of a part in one transaction. Tell the storefronts afterwards (`publishChange`).
 * @returns the number of the new version
 * @throws 409 when there is no draft or somebody has saved since the revision, 422 when the draft is not ready
 */
export function publishDraft(
  context: Context,
  { part, revision, note = '' }: SitePublishInput,
): Promise<number> {
  return context.orm.transaction(async (tx) => {
    const draft = await lockDraft(tx, part);
    if (draft.revision !== revision) throw refuse(409, 'changed', messages.changed);
    if (draft.document === null) throw refuse(409, 'conflict', messages.noDraft);
    const number = await writeVersion(tx, context, {
      part,
      document: draft.document,
      note: note.trim(),
      action: 'publish',
    });
    await tx
      .update(siteDrafts)
      .set({ document: null, revision: revision + 1 })
      .where(eq(siteDrafts.part, part));
    return number;
  });
}

/**
 * Publishes an earlier version of a part as a new one. A waiting draft stays, and its open editors must load the part again.
 * @throws 404 for an unknown version, 409 when it is live already, 422 when today's rules refuse it
 */
export function restoreVersion(context: Context, { part, number }: SiteRestoreInput): Promise<number> {
  return context.orm.transaction(async (tx) => {
    const draft = await lockDraft(tx, part);
    const [version] = await tx
      .select({ document: siteVersions.document })
      .from(siteVersions)
      .where(and(eq(siteVersions.part, part), eq(siteVersions.number, number)));
    if (!version) throw refuse(404, 'not_found', messages.versionNotFound);
    const created = await writeVersion(tx, context, {
      part,
      document: version.document,
      note: messages.restoredNote(number),
      action: 'restore',
    });
    await tx
      .update(siteDrafts)
      .set({ revision: draft.revision + 1 })
      .where(eq(siteDrafts.part, part));
    return created;
  });
}
