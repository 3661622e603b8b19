import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Pool } from 'undici';
import { createFront } from '@/front/app';
import { compressFiles } from '@/front/compressFiles';
import { ModeWatch } from '@/front/modeWatch';
import { PageCache } from '@/front/pages/pageCache';
import { createPageRoutes, type PageRoutes } from '@/front/pages/routes';
import type { Telemetry } from '@/utils/telemetry/open';
import { portOf } from './portOf';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on a free port that records what it is asked. */
export async function openServer(handle: Handler) {
  const seen: IncomingMessage[] = [];
  const server = createServer((asked, response) => {
    seen.push(asked);
    handle(asked, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${portOf(server)}`;
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url, seen, close };
}

const buildId = 'build';
/** The key with which the Next of this build renders a page anew. */
export const renewalKey = 'key-of-the-build';
const manifest = {
  routes: { '/': {}, '/faq': {}, '/cart': {}, '/payment/response': {}, '/404': {} },
  dynamicRoutes: { '/products/[id]/[slug]': { routeRegex: '^/products/([^/]+?)/([^/]+?)(?:/)?$' } },
};

/** The folders of a small build, with one script and one public file of each kind. */
function writeFolders(root: string) {
  const folders = {
    buildDir: join(root, 'build'),
    olderBuildDir: join(root, 'older'),
    publicDir: join(root, 'public'),
  };
  const files = {
    'build/static/chunks/main-1.js': `// ${'script '.repeat(200)}`,
    'build/static/sw.js': `// ${'offline '.repeat(200)}`,
    'build/secret.json': '{}',
    'older/static/chunks/late-0.js': `// ${'older '.repeat(200)}`,
    'older/static/before/_buildManifest.js': '// older',
    'older/static/chunks/main-1.js': '// older',
    'public/art/phone.avif': 'picture',
    'public/providers/bank.svg': `<svg>${'<g/>'.repeat(200)}</svg>`,
    'public/early.js': `// ${'early '.repeat(200)}`,
    'public/noServiceWorker.js': '// removes itself',
    'public/.env': 'SECRET=1',
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(root, path, '..'), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return folders;
}

type Answer = { status: number; headers: IncomingMessage['headers']; body: string };

/** What the test plays, and parts that it replaces. */
type Play = {
  next?: Handler;
  backend?: Handler;
  backendPath?: string;
  bytes?: number;
  routes?: PageRoutes;
  answerMs?: number;
  hasServiceWorker?: boolean;
  /** A real backend in place of the one that is played. */
  backendUrl?: string;
  telemetry?: Telemetry;
  limits?: Parameters<typeof createFront>[0]['limits'];
};

/** A front server before a Next and a backend that the test plays. */
export async function openFront(play: Play = {}) {
  const root = mkdtempSync(join(tmpdir(), 'pelle-front-'));
  const folders = writeFolders(root);
  const clock = { now: Date.now() };
  const next = await openServer(play.next ?? ((_asked, response) => response.end('next')));
  const backend = await openServer(
    play.backend ?? ((_asked, response) => response.end('{"data":{"company":{"maintenanceMode":false}}}')),
  );
  const pools = { next: new Pool(next.url), backend: new Pool(play.backendUrl ?? backend.url) };
  const mode = new ModeWatch(backend.url);
  const running = { pool: pools.next };
  const pages = new PageCache(running, { bytes: play.bytes, now: () => clock.now, renewalKey });
  await compressFiles(folders);
  // Each answer that says that the shop has failed writes a line.
  if (!jest.isMockFunction(console.info)) jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const app = await createFront({
    backend: pools.backend,
    backendPath: play.backendPath ?? '',
    next: running,
    pages,
    routes: play.routes ?? createPageRoutes(manifest, buildId),
    ...(play.answerMs === undefined ? {} : { answerMs: play.answerMs }),
    mode,
    folders,
    isReady: () => true,
    telemetry: play.telemetry ?? null,
    limits: play.limits,
    ...(play.hasServiceWorker === undefined ? {} : { hasServiceWorker: play.hasServiceWorker }),
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const port = portOf(app.server);

  /** Sends a request exactly as given; `fetch` would normalise the path and hide the encoding. */
  const ask = (path: string, { method = 'GET', headers = {}, body = '' } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, method, headers }, async (answer) => {
        let text = '';
        try {
          for await (const chunk of answer.setEncoding('latin1')) text += chunk;
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text });
        } catch (error) {
          reject(error);
        }
      });
      asked.on('error', reject);
      asked.end(body);
    });

  /** Sends bytes on a socket and resolves with everything that comes back until it closes. */
  const sendRaw = (text: string) =>
    new Promise<string>((resolve, reject) => {
      let answer = '';
      connect(port, '127.0.0.1')
        .on('data', (chunk) => {
          answer += chunk;
        })
        .on('close', () => resolve(answer))
        .on('error', reject)
        .write(text);
    });

  const close = async () => {
    mode.stop();
    await app.close();
    await Promise.all([pools.next.destroy(), running.pool.destroy(), pools.backend.destroy()]);
    await Promise.all([next.close(), backend.close()]);
    rmSync(root, { recursive: true, force: true });
  };
  /** Next has ended and runs again. */
  const restartNext = () => {
    running.pool = new Pool(next.url);
  };
  return {
    server: app.server,
    url: `http://127.0.0.1:${port}`,
    ask,
    sendRaw,
    close,
    restartNext,
    next,
    backend,
    mode,
    clock,
    pages,
  };
}

export type Front = Awaited<ReturnType<typeof openFront>>;
