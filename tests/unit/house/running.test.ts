import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

/** Runs a module script that uses scripts/lib and returns its JSON output. */
function evaluate(script: string, env: Record<string, string> = {}): unknown {
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...env },
  });
  return JSON.parse(stdout);
}

const address = (env?: Record<string, string>) =>
  evaluate(
    `import('./scripts/lib/env.mjs').then((env) => console.log(JSON.stringify(env.storefrontAddress())))`,
    env,
  );

test('listens only on this machine by default', () => {
  expect(address()).toEqual({ host: '127.0.0.1', port: 3000, url: 'http://127.0.0.1:3000' });
  expect(address({ STOREFRONT_HOST: '0.0.0.0', STOREFRONT_PORT: '80' })).toEqual({
    host: '0.0.0.0',
    port: 80,
    url: 'http://127.0.0.1:80',
  });
  expect(address({ STOREFRONT_HOST: '::1' })).toMatchObject({ host: '::1', url: 'http://[::1]:3000' });
});

test.each([
  ['silent', ['ignore', 'ignore']],
  ['error', ['ignore', 'inherit']],
  ['warn', ['ignore', 'inherit']],
  ['info', ['inherit', 'inherit']],
])('at the log level %s the storefront’s output goes to %j', (level, output) => {
  const script = `import('./scripts/lib/env.mjs').then((env) => console.log(JSON.stringify(env.storefrontOutput())))`;
  expect(evaluate(script, { LOG_LEVEL: level })).toEqual(output);
});

test('ends when npm ends by a signal that it does not forward', async () => {
  const shop = `import('./scripts/lib/run.mjs').then(({ onProcessEnd }) => {
    onProcessEnd(() => { console.log('ended'); process.exit(0); });
    console.log('open');
    setInterval(() => {}, 1000);
  })`;
  const npm = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(shop)}], { stdio: 'inherit' })`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let output = '';
  const says = (word: string) =>
    new Promise<void>((resolve) => {
      const look = () => output.includes(word) && resolve();
      npm.stdout.on('data', look);
      look();
    });
  npm.stdout.on('data', (chunk) => {
    output += chunk;
  });
  await says('open');
  const ended = says('ended');
  npm.kill('SIGKILL');
  await once(npm, 'exit');
  await ended;
  expect(output).toBe('open\nended\n');
});
