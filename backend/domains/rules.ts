import type { FastifyInstance, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { Type } from 'typebox';
import { cacheNever } from '@/backend/caching';
import type { Callers } from '@/backend/callers';
import { refuse } from '@/backend/errors';
import { messages } from '@/backend/messages';

/** The query of a route that declares none: it accepts no key, so that a mistyped one is refused. */
const noQuery = Type.Object({}, { additionalProperties: false });

/** Calls for customers alone, and those that take a token or do without. */
const isPersonal = (url: string) => url.startsWith('/user/');
const isForAnybody = (url: string) => url.startsWith('/v2/Cart/');

/**
 * Rules of every domain's routes, new ones too: an unknown query key and a body that nobody reads are refused; what
 * stands under `/user/` is for customers alone, whose token is checked before the body is read, and is kept in no cache.
 */
export function ruleRoutes(app: FastifyInstance, callers: Callers): void {
  app.addHook('onRoute', (route) => {
    route.schema = { querystring: noQuery, ...description(route), ...route.schema };
    if (isPersonal(route.url)) {
      const requireCustomer = async (request: FastifyRequest) => {
        await callers.require(request);
      };
      route.onRequest = [cacheNever, ...[route.onRequest ?? []].flat(), requireCustomer];
    }
    if (!route.schema.body) route.preValidation = [...[route.preValidation ?? []].flat(), refuseBody];
  });
}

/** Adds to a route's schema, for the OpenAPI document, its security scheme and the content types of its body. */
function description({ url, schema }: RouteOptions): FastifySchema {
  const security = isPersonal(url) ? [bearer] : isForAnybody(url) ? [{}, bearer] : [];
  return {
    security,
    ...(isForm(schema?.body) ? { consumes: ['multipart/form-data', 'application/json'] } : {}),
  };
}

const bearer = { bearer: [] };

/** Whether a form can carry a body: it has texts and nothing else. */
function isForm(body: unknown): boolean {
  const { properties = {} }: { properties?: Record<string, { type?: unknown }> } = Object(body);
  const types = Object.values(properties).map(({ type }) => type);
  return types.length > 0 && types.every((type) => type === 'string');
}

async function refuseBody({ body }: FastifyRequest): Promise<void> {
  if (body !== undefined) throw refuse(400, 'bad_input', messages.unreadable);
}
