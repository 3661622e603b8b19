import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { DomainParts } from '@/backend/parts';
import { ruleRoutes } from './rules';

/** Registers the routes of every domain: the default export of `domains/<domain>/routes.ts`. */
export async function registerDomains(app: FastifyInstance, parts: DomainParts): Promise<void> {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(folder)
    .sort()
    .map((domain) => `${folder}${domain}/routes.ts`)
    .filter((file) => existsSync(file));
  ruleRoutes(app, parts.callers);
  for (const file of files) {
    const { default: routes }: { default: FastifyPluginAsync<DomainParts> } = await import(file);
    await app.register(routes, parts);
  }
}
