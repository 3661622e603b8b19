import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { DomainParts } from '@/backend/parts';
import { ruleRoutes } from './rules';

/**
 * Registers the routes of every domain and of the operator's desk: the default exports of `domains/<domain>/routes.ts` and
 * `desk/<section>Routes.ts`.
 */
export async function registerDomains(app: FastifyInstance, parts: DomainParts): Promise<void> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const desk = fileURLToPath(new URL('../desk/', import.meta.url));
  const files = [
    ...readdirSync(folder).map((domain) => `${folder}${domain}/routes.ts`),
    ...readdirSync(desk)
      .filter((file) => file.endsWith('Routes.ts'))
      .map((file) => `${desk}${file}`),
  ]
    .sort()
    .filter((file) => existsSync(file));
  ruleRoutes(app, parts.callers);
  for (const file of files) {
    const { default: routes }: { default: FastifyPluginAsync<DomainParts> } = await import(file);
    await app.register(routes, parts);
  }
}
