import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { requireRight } from '@/backend/desk/supervisor';
import { cacheNever } from '@/backend/server/caching';
import type { Callers } from '@/backend/server/callers';
import { refuse } from '@/backend/server/errors';
import { messages } from '@/backend/server/messages';
import { Strict } from '@/contract/common';
import type { DeskRole } from '@/contract/desk/rights';
import { areaOfCall, mayChange, maySee } from '@/rules/deskRights';

/** The query schema of a route that declares none. It accepts no key, so that a mistyped key is refused. */
const noQuery = Strict({});

/** Calls that require a supervisor, calls that require a customer, and calls that accept a token but do not require one. */
const isOfDesk = (url: string) => url.startsWith('/admin/');
const isPersonal = (url: string) => url.startsWith('/user/') || isOfDesk(url);
const isForAnybody = (url: string) => url.startsWith('/v2/Cart/');

/**
 * Applies rules to the routes of every domain. A route refuses unknown query keys, and a body when it declares none. A
 * route under `/user/` checks the customer's token before it reads the body, and its answers are not cached. A route under
 * `/admin/` also refuses everybody but supervisors whose role allows it.
 */
export function ruleRoutes(app: FastifyInstance, callers: Callers): void {
  app.addHook('onRoute', (route) => {
    route.schema = { querystring: noQuery, ...describeRoute(route), ...route.schema };
    if (isPersonal(route.url)) {
      const isAllowed = isOfDesk(route.url) ? rightOf([route.method].flat()[0] ?? '', route.url) : null;
      const requireCaller = async (request: FastifyRequest) => {
        await (isAllowed ? requireRight(callers, request, isAllowed) : callers.require(request));
      };
      route.onRequest = [cacheNever, ...[route.onRequest ?? []].flat(), requireCaller];
    }
    if (!route.schema.body) route.preValidation = [...[route.preValidation ?? []].flat(), refuseBody];
  });
}

/** Which roles may make a call of the desk. The right to a command depends on its kind, so its route checks it. */
function rightOf(method: string, url: string): (role: DeskRole) => boolean {
  if (url === '/admin/commands') return () => true;
  const need = areaOfCall(method, url);
  if (need === null) return () => true;
  const may = need.changes ? mayChange : maySee;
  return (role) => need.areas.some((area) => may(role, area));
}

/** The security scheme of a route and the content types of its body, for the OpenAPI document. */
function describeRoute({ url, schema }: RouteOptions): FastifySchema {
  const security = isPersonal(url) ? [bearer] : isForAnybody(url) ? [{}, bearer] : [];
  return {
    security,
    ...(isForm(schema?.body) ? { consumes: ['multipart/form-data', 'application/json'] } : {}),
  };
}

const bearer = { bearer: [] };

/** Whether a body can also be sent as form data, which carries only texts. */
function isForm(body: unknown): boolean {
  const { properties = {} }: { properties?: Record<string, { type?: unknown }> } = Object(body);
  const types = Object.values(properties).map(({ type }) => type);
  return types.length > 0 && types.every((type) => type === 'string');
}

async function refuseBody({ body }: FastifyRequest): Promise<void> {
  if (body !== undefined) throw refuse(400, 'bad_input', messages.unreadable);
}
