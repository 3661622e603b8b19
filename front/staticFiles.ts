import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { immutableCaching, serviceWorkerHeaders } from '@/services/server/responseHeaders';
import { compressedPublicDir, type StaticFolders } from './compressFiles';
import { ownHeaders } from './refuse';

/** Folders of `public/` with pictures and fonts, which change only together with their name. */
const immutableFolders: ReadonlySet<string> = new Set(['art', 'fonts']);
/** Browsers ask at each use whether other public files have changed. */
const revalidatedCaching = 'public, max-age=0';

const isHidden = (path: string) => /[\\/]\./.test(path);

/** The service worker of the build, and in `public/` the one that removes it together with everything it keeps (ADR 35). */
const serviceWorker = 'sw.js';
const noServiceWorker = 'noServiceWorker.js';

/**
 * Serves the files of the build, of the one before and of `public/`, in the compressed form of `compressFiles` where there is
 * one. Everything else goes to the handler of unknown paths. `public/` is read once, at the start, as Next does.
 * @param hasServiceWorker without it `/sw.js` is the script that removes the service worker
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  { buildDir, olderBuildDir, publicDir }: StaticFolders,
  hasServiceWorker: boolean,
) {
  const serve = (prefix: string, root: string[], caching: string, preCompressed: boolean) =>
    app.register(fastifyStatic, {
      prefix,
      root,
      preCompressed,
      decorateReply: false,
      cacheControl: false,
      index: false,
      suppressWarning: true,
      allowedPath: (path) => !isHidden(path),
      setHeaders: (reply) => {
        reply.headers({ ...ownHeaders(reply.request.raw), 'cache-control': caching });
      },
    });

  const builds = olderBuildDir === null ? [buildDir] : [buildDir, olderBuildDir];
  await serve(
    '/_next/static/',
    builds.map((build) => join(build, 'static')),
    immutableCaching,
    true,
  );
  for (const entry of readdirSync(publicDir, { withFileTypes: true })) {
    const { name } = entry;
    if (!entry.isDirectory()) continue;
    const folder = join(publicDir, name);
    if (immutableFolders.has(name)) await serve(`/${name}/`, [folder], immutableCaching, false);
    else
      await serve(`/${name}/`, [join(compressedPublicDir(buildDir), name), folder], revalidatedCaching, true);
  }

  await app.register(fastifyStatic, {
    root: [compressedPublicDir(buildDir), publicDir],
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
    setHeaders: (reply) => {
      const headers = { ...ownHeaders(reply.request.raw), 'cache-control': revalidatedCaching };
      reply.headers(
        reply.request.url === `/${serviceWorker}` ? { ...headers, ...serviceWorkerHeaders } : headers,
      );
    },
  });
  app.get(`/${serviceWorker}`, (_request, reply) =>
    hasServiceWorker
      ? reply.sendFile(serviceWorker, join(buildDir, 'static'))
      : reply.sendFile(noServiceWorker),
  );
  for (const entry of readdirSync(publicDir, { withFileTypes: true }))
    if (entry.isFile() && !entry.name.startsWith('.'))
      app.get(`/${entry.name}`, (_request, reply) => reply.sendFile(entry.name));
}
