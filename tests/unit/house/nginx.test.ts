import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/support/backendProcess';
import { openSocket } from '@/tests/support/openSocket';
import { portOf } from '@/tests/support/portOf';
import { readText } from '@/tests/support/sourceFiles';
import { until } from '@/tests/support/until';

const program = '/usr/sbin/nginx';
const whereInstalled = existsSync(program) ? describe : describe.skip;
const persian = /[\u0600-\u06FF]/;

type Places = { folder: string; port: number; front: number };

/** The recipe of the cluster, with short time limits, on ports of this test. */
const fillCluster = ({ folder, port, front }: Places) =>
  readText('deploy/cluster/etc/nginx/nginx.conf')
    .replace(/\$\{ROOT\}/g, folder)
    .replace(/\$\{HERE\}:\$\{SHOP_PORT\}/, `127.0.0.1:${port}`)
    .replace(/\$\{NODE\d\}:3000/g, `127.0.0.1:${front}`);

/** The recipe of one machine without TLS, inside of what Debian's own file has. */
function fillSingle({ folder, port, front }: Places): string {
  const site = readText('deploy/single/etc/nginx/sites-available/pelle')
    .replace(/server \{\n {2}listen 80;[\s\S]*?\n\}\n/, '')
    .replace(/ {2}listen 443 .*\n/, `  listen 127.0.0.1:${port};\n`)
    .replace(/ {2}(listen \[::\]|ssl_).*\n/g, '')
    .replace('127.0.0.1:3000', `127.0.0.1:${front}`)
    .replace('/var/cache/nginx', `${folder}/var/cache/nginx`);
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const temporary = kinds.map((kind) => `${kind}_temp_path ${folder}/var/lib/nginx/${kind};`).join('\n');
  return `user www-data;\npid ${folder}/run/nginx.pid;\nerror_log stderr;\nevents { worker_connections 2048; }\nhttp {\naccess_log off;\n${temporary}\n${site}}\n`;
}

whereInstalled.each([
  ['one machine', fillSingle],
  ['the cluster', fillCluster],
])('nginx of %s', (_name, fill) => {
  let folder: string;
  let nginx: ChildProcess;
  let port: number;
  const waiting: ServerResponse[] = [];
  const seen: IncomingMessage[] = [];
  const front = createServer((request, response) => {
    seen.push(request);
    if (request.url === '/slow') waiting.push(response);
    else request.resume().on('end', () => response.end('{}'));
  });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'pelle-nginx-'));
    chmodSync(folder, 0o755);
    for (const name of ['run', 'var/log/nginx', 'var/lib/nginx', 'var/cache/nginx', 'etc/nginx/pelle.d'])
      mkdirSync(join(folder, name), { recursive: true });
    await once(front.listen(0, '127.0.0.1'), 'listening');
    port = await freePort();
    const path = join(folder, 'nginx.conf');
    writeFileSync(
      path,
      fill({ folder, port, front: portOf(front) }).replace(/(client_\w+_timeout) 15s/g, '$1 1s'),
    );
    nginx = spawn(program, ['-c', path, '-g', 'daemon off;'], { stdio: 'ignore' });
    await until(async () => expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200));
  });
  afterAll(async () => {
    nginx.kill('SIGTERM');
    await once(nginx, 'exit');
    front.closeAllConnections();
    front.close();
    rmSync(folder, { recursive: true });
  });

  const post = 'POST /api/x HTTP/1.1\r\nhost: x\r\n';

  test.each([
    ['headers', `${post}x-a: `],
    ['a body', `${post}content-length: 1000\r\n\r\n{`],
  ])('ends a request whose %s stop, and the front server never hears of it', async (_part, beginning) => {
    const before = seen.length;
    const { socket, answer } = await openSocket(port);
    socket.write(beginning);
    await answer();
    expect(seen).toHaveLength(before);
  });

  test('answers others while a visitor holds 500 silent connections, and closes those', async () => {
    const idle = await Promise.all(Array.from({ length: 500 }, () => openSocket(port)));
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
    await Promise.all(idle.map(({ answer }) => answer()));
  });

  test('refuses what an address asks for beyond 256 requests at the same time, in Persian', async () => {
    const answers: (() => Promise<string>)[] = [];
    // One after the other, so that each sends its headers in time.
    for (let count = 0; count < 256; count += 1) {
      const { socket, answer } = await openSocket(port);
      socket.write('GET /slow HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n');
      answers.push(answer);
    }
    await until(() => expect(waiting.length).toBe(256));
    const call = await fetch(`http://127.0.0.1:${port}/api/x`);
    expect([call.status, await call.json()]).toEqual([
      503,
      { code: 'unavailable', message: expect.stringMatching(persian) },
    ]);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    expect([page.status, await page.text()]).toEqual([503, expect.stringMatching(persian)]);
    for (const response of waiting) response.end();
    for (const answer of answers) expect(await answer()).toMatch(/^HTTP\/1\.1 200 /);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });

  test('keeps a script once, under the address that the front server has read', async () => {
    const script = '/_next/static/chunks/checkout.js';
    const asked = () => seen.filter(({ url }) => url?.includes('checkout.js')).map(({ url }) => url);
    const other = '/info/..%2f_next%2fstatic%2fchunks%2fcheckout.js';
    const page = '/_next/static/chunks/pages/products/%5Bid%5D/checkout.js';
    const statuses = [];
    for (const path of [other, '/_next/static/chunks/%63heckout.js', `${script}?1`, script, page]) {
      const { socket, answer } = await openSocket(port);
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
      statuses.push((await answer()).slice(9, 12));
    }
    expect(statuses).toEqual(['404', '404', '404', '200', '200']);
    expect(asked()).toEqual([script, page]);
    for (const encoding of ['', 'identity', 'x-1', 'x-2'])
      await fetch(`http://127.0.0.1:${port}${script}`, { headers: { 'accept-encoding': encoding } });
    expect(asked()).toEqual([script, page]);
  });

  test('refuses a body of two megabytes in Persian', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/api/x`, {
      method: 'POST',
      body: 'x'.repeat(2_000_000),
    });
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { code: 'too_large', message: expect.stringMatching(persian) },
    ]);
  });
});
