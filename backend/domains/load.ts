import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { DomainParts } from '@/backend/server/parts';
import { ruleRoutes } from '@/backend/server/routeRules';

/**
 * Registers the routes of every domain and of the desk: the default exports of `domains/<wing>/<domain>/routes.ts` and
 * `deskRoutes.ts`, and of `desk/<section>Routes.ts`.
 */
export async function registerDomains(app: FastifyInstance, parts: DomainParts): Promise<void> {
  const files = [...filesIn('.', /\/(routes|deskRoutes)\.ts$/), ...filesIn('../desk', /Routes\.ts$/)].sort();
  ruleRoutes(app, parts.callers);
  for (const file of files) {
    const { default: routes }: { default: FastifyPluginAsync<DomainParts> } = await import(file);
    await app.register(routes, parts);
  }
}

/** The files below a folder beside this one whose path matches. */
function filesIn(folder: string, pattern: RegExp): string[] {
  const path = fileURLToPath(new URL(folder, import.meta.url));
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((file) => join(path, file))
    .filter((file) => pattern.test(file));
}
