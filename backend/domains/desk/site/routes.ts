import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import { knownGateways } from '@/backend/adapters/payment/configured';
import type { Orm } from '@/backend/db/connect';
import { queriesIn } from '@/backend/db/transaction';
import { recordDeskChange } from '@/backend/desk/recordChange';
import { renderMarkdown } from '@/backend/domains/browse/content/markdown';
import { acceptedGateways } from '@/backend/domains/buy/payment/acceptedGateways';
import {
  discardDraft,
  listParts,
  listVersions,
  problemsOf,
  readPartContent,
  saveDraft,
} from '@/backend/domains/layout/site/drafts';
import { changeModes, lockModes, readModes } from '@/backend/domains/layout/site/modes';
import { publishDraft, restoreVersion } from '@/backend/domains/layout/site/publishPart';
import type { Caller } from '@/backend/server/callers';
import type { DomainParts } from '@/backend/server/parts';
import { publishOrQueue } from '@/backend/server/publish';
import { answerOf } from '@/contract/answer';
import {
  SiteDiscardInput,
  SiteDraftInput,
  SiteGateway,
  SiteMarkdown,
  SiteMarkdownInput,
  SiteModes,
  SiteModesInput,
  SitePartContent,
  SitePartState,
  SitePublishInput,
  SiteRestoreInput,
  SiteSaved,
  SiteVersion,
  SiteVersionsQuery,
} from '@/contract/desk/site';
import { SitePart } from '@/contract/desk/siteDocuments';
import { longestDeskDocument } from '@/contract/limits';

const params = Type.Object({ part: SitePart });
const Published = Type.Object({ number: Type.Integer() });

/** The section of the desk in which an operator changes the site: drafts, versions and modes. */
const routes: FastifyPluginAsyncTypebox<DomainParts> = async (app, parts) => {
  const { db, now, callers, limits, payment } = parts;
  // A gateway may be allowed before its account is configured, and after it was taken away.
  const gateways = [...knownGateways, ...payment.gateways.all.map(({ code }) => code)];
  const config = limits.writes;
  const refreshShop = () => publishOrQueue({ ...parts, log: app.log }, { site: true });

  /** Changes a draft and records it in one transaction. @param revision of the draft that the record names */
  const changeDraft = (
    { userId: operator }: Caller,
    { part, action, revision }: { part: SitePart; action: string; revision: number },
    change: (tx: Orm) => Promise<void>,
  ) =>
    db.orm.transaction(async (tx) => {
      await change(tx);
      const record = { operator, area: 'site', subject: part, action, before: null, after: { revision } };
      await recordDeskChange({ db: queriesIn(tx), now }, record);
    });

  app.get(
    '/admin/site/parts',
    { schema: { response: { 200: answerOf(Type.Array(SitePartState)) } } },
    async () => ({ data: await listParts(db.orm) }),
  );
  app.get(
    '/admin/site/gateways',
    { schema: { response: { 200: answerOf(Type.Array(SiteGateway)) } } },
    async () => {
      const accepted = await acceptedGateways({ db, payment });
      const all = payment.gateways.all.map(({ code, title }) => ({
        code,
        title,
        accepted: accepted.find(code) !== undefined,
      }));
      return { data: all };
    },
  );
  app.get(
    '/admin/site/parts/:part',
    { schema: { params, response: { 200: answerOf(SitePartContent) } } },
    async ({ params: { part } }) => ({ data: await readPartContent(db.orm, part, gateways) }),
  );
  app.put(
    '/admin/site/parts/:part',
    {
      config,
      bodyLimit: longestDeskDocument,
      schema: { params, body: SiteDraftInput, response: { 200: answerOf(SiteSaved) } },
    },
    async (request) => {
      const { params, body } = request;
      const { part } = params;
      const revision = body.revision + 1;
      const operator = await callers.require(request);
      await changeDraft(operator, { part, action: 'save', revision }, (tx) =>
        saveDraft(tx, operator, part, body, new Date(now())),
      );
      return { data: { revision, problems: problemsOf(part, body.document, gateways) } };
    },
  );
  app.post(
    '/admin/site/discard',
    { config, schema: { body: SiteDiscardInput, response: { 200: answerOf(Type.Null()) } } },
    async (request) => {
      const { body } = request;
      const operator = await callers.require(request);
      await changeDraft(operator, { ...body, action: 'discard' }, (tx) => discardDraft(tx, body));
      return { data: null };
    },
  );
  app.post(
    '/admin/site/publish',
    { config, schema: { body: SitePublishInput, response: { 200: answerOf(Published) } } },
    async (request) => {
      const { userId: operator } = await callers.require(request);
      const context = { orm: db.orm, operator, at: new Date(now()), gateways };
      const number = await publishDraft(context, request.body);
      await refreshShop();
      return { data: { number } };
    },
  );
  app.post(
    '/admin/site/restore',
    { config, schema: { body: SiteRestoreInput, response: { 200: answerOf(Published) } } },
    async (request) => {
      const { userId: operator } = await callers.require(request);
      const context = { orm: db.orm, operator, at: new Date(now()), gateways };
      const number = await restoreVersion(context, request.body);
      await refreshShop();
      return { data: { number } };
    },
  );
  app.get(
    '/admin/site/versions',
    { schema: { querystring: SiteVersionsQuery, response: { 200: answerOf(Type.Array(SiteVersion)) } } },
    async ({ query }) => ({ data: await listVersions(db.orm, query.part) }),
  );
  app.get('/admin/site/modes', { schema: { response: { 200: answerOf(SiteModes) } } }, async () => ({
    data: await readModes(db),
  }));
  app.post(
    '/admin/site/modes',
    { config, schema: { body: SiteModesInput, response: { 200: answerOf(SiteModes) } } },
    async (request) => {
      const { userId: operator } = await callers.require(request);
      const after = await db.orm.transaction(async (tx) => {
        const queries = queriesIn(tx);
        const before = await lockModes(queries);
        await changeModes(queries, request.body);
        const changed = await readModes(queries);
        await recordDeskChange(
          { db: queries, now },
          { operator, area: 'site', subject: 'modes', action: 'change', before, after: changed },
        );
        return changed;
      });
      await refreshShop();
      return { data: after };
    },
  );
  app.post(
    '/admin/site/markdown',
    { config, schema: { body: SiteMarkdownInput, response: { 200: answerOf(SiteMarkdown) } } },
    async ({ body }) => ({ data: { html: renderMarkdown(body.text) } }),
  );
};

export default routes;
