import { and, desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '@/backend/db/connect';
import { users } from '@/backend/db/schema/customer';
import { siteDrafts, siteVersions } from '@/backend/db/schema/siteDraft';
import { refuse } from '@/backend/server/errors';
import type {
  SiteDiscardInput,
  SiteDraftInput,
  SitePartContent,
  SitePartState,
  SiteVersion,
} from '@/contract/desk/site';
import { type SitePart, siteParts } from '@/contract/desk/siteDocuments';
import { mostSiteVersions } from '@/contract/limits';
import { messages } from './draftMessages';
import { findProblems, findShapeProblems, isDocumentOf } from './draftRules';
import { readPart } from './parts/parts';

/** A supervisor's id. */
type Operator = { userId: number };

/** The name of the supervisor who wrote a row; null for the command line and for deleted accounts. */
const writer = sql<string | null>`nullif(trim(concat(${users.fName}, ' ', ${users.lName})), '')`;

const refuseChanged = () => refuse(409, 'changed', messages.changed);

/** Every part with its last version and its waiting draft. Two statements. */
export async function listParts(orm: Orm): Promise<SitePartState[]> {
  const versions = await orm
    .selectDistinctOn([siteVersions.part], {
      part: siteVersions.part,
      number: siteVersions.number,
      at: siteVersions.writtenAt,
      by: writer,
    })
    .from(siteVersions)
    .leftJoin(users, eq(users.id, siteVersions.writtenBy))
    .orderBy(siteVersions.part, desc(siteVersions.number));
  const drafts = await orm
    .select({ part: siteDrafts.part, at: siteDrafts.writtenAt, by: writer })
    .from(siteDrafts)
    .leftJoin(users, eq(users.id, siteDrafts.writtenBy))
    .where(sql`${siteDrafts.document} IS NOT NULL`);
  return siteParts.map((part) => {
    const version = versions.find((one) => one.part === part);
    const draft = drafts.find((one) => one.part === part);
    return {
      part,
      published: version ? { number: version.number, at: version.at.toISOString(), by: version.by } : null,
      draft: draft?.at ? { at: draft.at.toISOString(), by: draft.by } : null,
    };
  });
}

/** Reads the published document of a part, and the waiting draft. */
export async function readPartContent(
  orm: Orm,
  part: SitePart,
  gateways: readonly string[],
): Promise<SitePartContent> {
  const [row] = await orm
    .select({
      document: siteDrafts.document,
      revision: siteDrafts.revision,
      at: siteDrafts.writtenAt,
      by: writer,
    })
    .from(siteDrafts)
    .leftJoin(users, eq(users.id, siteDrafts.writtenBy))
    .where(eq(siteDrafts.part, part));
  const live = await readPart(orm, part);
  const draft =
    row?.document && row.at ? { document: row.document, at: row.at.toISOString(), by: row.by } : null;
  return {
    part,
    live,
    draft,
    revision: row?.revision ?? 0,
    problems: problemsOf(part, draft?.document ?? live, gateways),
  };
}

/** Why a document cannot be published, by the path of the field. Empty when it can. */
export function problemsOf(part: SitePart, document: unknown, gateways: readonly string[]) {
  return isDocumentOf(part, document)
    ? findProblems(part, document, gateways)
    : findShapeProblems(part, document);
}

/** Counted in the database, because a caller may name any number. */
const nextRevision = sql`${siteDrafts.revision} + 1`;

/**
 * Saves the draft of a part. It may be incomplete, but not of the wrong shape.
 * @throws 400 with the wrong fields, 409 when somebody has saved or published since the revision
 */
export async function saveDraft(
  orm: Orm,
  { userId }: Operator,
  part: SitePart,
  { revision, document }: SiteDraftInput,
  at: Date,
): Promise<void> {
  if (!isDocumentOf(part, document))
    throw refuse(400, 'bad_input', messages.invalid, findShapeProblems(part, document));
  const values = { document, writtenBy: userId, writtenAt: at };
  const set = { ...values, revision: nextRevision };
  const isSeen = and(eq(siteDrafts.part, part), eq(siteDrafts.revision, revision));
  const told = { part: siteDrafts.part };
  const saved =
    revision > 0
      ? await orm.update(siteDrafts).set(set).where(isSeen).returning(told)
      : await orm
          .insert(siteDrafts)
          .values({ part, ...values, revision: 1 })
          .onConflictDoUpdate({ target: siteDrafts.part, set, setWhere: isSeen })
          .returning(told);
  if (saved.length === 0) throw refuseChanged();
}

/** Drops the draft of a part. @throws 409 when there is none, or somebody has saved since the revision */
export async function discardDraft(orm: Orm, { part, revision }: SiteDiscardInput): Promise<void> {
  const dropped = await orm
    .update(siteDrafts)
    .set({ document: null, revision: nextRevision })
    .where(
      and(
        eq(siteDrafts.part, part),
        eq(siteDrafts.revision, revision),
        sql`${siteDrafts.document} IS NOT NULL`,
      ),
    )
    .returning({ part: siteDrafts.part });
  if (dropped.length === 0) throw refuseChanged();
}

/** The versions of a part that are kept, the newest first. */
export async function listVersions(orm: Orm, part: SitePart): Promise<SiteVersion[]> {
  const { number, note, changes, writtenAt } = siteVersions;
  const rows = await orm
    .select({ number, note, changes, at: writtenAt, by: writer })
    .from(siteVersions)
    .leftJoin(users, eq(users.id, siteVersions.writtenBy))
    .where(eq(siteVersions.part, part))
    .orderBy(desc(number))
    .limit(mostSiteVersions);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
