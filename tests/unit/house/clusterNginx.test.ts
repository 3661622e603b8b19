import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/tests/support/backendProcess';
import { openServer } from '@/tests/support/front';
import { readText } from '@/tests/support/sourceFiles';
import { until } from '@/tests/support/until';

const program = '/usr/sbin/nginx';

// Debian's package has to be installed, as on a machine of the cluster.
(existsSync(program) ? test : test.skip)(
  'a page of one front server finds its scripts although the other one has another build',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pelle-nginx-'));
    for (const path of ['run', 'var/log/nginx', 'var/lib/nginx', 'var/cache/nginx'])
      mkdirSync(join(folder, path), { recursive: true });
    // The workers run as another user.
    chmodSync(folder, 0o755);
    const fronts = await Promise.all(
      ['old', 'new'].map((build) =>
        openServer((asked, response) => {
          const isKnown = asked.url === '/' || asked.url?.includes(build);
          response.writeHead(isKnown ? 200 : 404).end(build);
        }),
      ),
    );
    const port = await freePort();
    const values: Record<string, string> = { ROOT: folder, HERE: '127.0.0.1', SHOP_PORT: String(port) };
    const addresses = ['NODE1', 'NODE2'].map((node, place) => [
      `\${${node}}:3000`,
      new URL(fronts[place]?.url ?? '').host,
    ]);
    let text = readText('deploy/cluster/etc/nginx/nginx.conf');
    for (const [name = '', host = ''] of addresses) text = text.replaceAll(name, host);
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      text.replace(/\$\{([A-Z][A-Z0-9_]*)\}/g, (_, name) => values[name] ?? ''),
    );
    const nginx = spawn(program, ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
    const read = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return [response.status, await response.text()];
    };
    try {
      await until(async () => expect(await read('/').catch(() => null)).not.toBeNull());
      for (const build of ['old', 'new', 'old', 'new'])
        for (let turn = 0; turn < 4; turn += 1)
          expect(await read(`/_next/static/chunks/${build}${turn}.js`)).toEqual([200, build]);
      // Both front servers still answer: a script that one lacks is no failure of it.
      expect(new Set(await Promise.all(Array.from({ length: 6 }, async () => (await read('/'))[1])))).toEqual(
        new Set(['old', 'new']),
      );
    } finally {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      await Promise.all(fronts.map((front) => front.close()));
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
