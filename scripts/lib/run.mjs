// Small tools of the scripts. They need nothing but Node, so that they work before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's own folder. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

// No tool of ours reports to its makers.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** Runs a command to its end, its output shown; throws a sentence when it fails. */
export function run(command, args, { env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: quiet ? 'ignore' : 'inherit',
      env: { ...process.env, ...env },
    });
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`«${command} ${args.join(' ')}» ended with ${code}.`)),
    );
  });
}

/** Runs a command to its end and returns its exit code and everything it printed, which is shown as well. */
export function capture(command, args, { env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        process.stdout.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Starts a long-running command; `stop` ends it (and it alone) and waits until it is gone.
 * @param output where its output goes: one place, or one for stdout and one for stderr
 */
export function start(command, args, { env, output = 'inherit' } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', ...(Array.isArray(output) ? output : [output, output])],
    env: { ...process.env, ...env },
  });
  const gone = new Promise((resolve) => child.on('exit', resolve));
  const stop = async () => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await gone;
  };
  return { child, gone, stop };
}

/**
 * Calls `stop` when this process is asked to end, when its terminal is closed, or when the process that started it is
 * gone: npm ends without passing every signal on, and what was started here would keep its ports.
 */
export function onEnd(stop) {
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Without a terminal (nohup, a service) a hang-up is nobody's wish to end.
  if (process.stdout.isTTY) process.on('SIGHUP', stop);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

/** The path of a program that npm installed. */
export const bin = (name) => join(root, 'node_modules', '.bin', name);

/** True while nothing listens on a loopback port. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Waits until an address answers with any status below 500. @param limit ms */
export async function answers(url, limit, { gone } = {}) {
  const end = Date.now() + limit;
  let ended = false;
  gone?.then(() => {
    ended = true;
  });
  while (Date.now() < end) {
    if (ended) throw new Error(`The process behind ${url} ended before it answered.`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      await response.arrayBuffer();
      if (response.status < 500) return;
    } catch {
      // Not there yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within ${limit / 1000} seconds.`);
}

const ignored = new Set([
  'node_modules',
  '.next',
  '.next-test',
  '.data',
  '.git',
  'tests',
  'docs',
  'bench',
  'coverage',
]);

/** Every file of the project below a folder, generated and installed ones aside. */
export function* filesUnder(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (ignored.has(entry.name)) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else if (!entry.name.endsWith('.tsbuildinfo')) yield full;
  }
}

/** A fingerprint of the names, sizes and times of everything a build depends on. */
export function sourceFingerprint(extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of [...filesUnder(root)].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampPath = (name) => join(root, '.data', `${name}.stamp`);

/** Whether the stamp of the last time still says `value`. */
export function isFresh(name, value) {
  return existsSync(stampPath(name)) && readFileSync(stampPath(name), 'utf8') === value;
}

export function stamp(name, value) {
  mkdirSync(dirname(stampPath(name)), { recursive: true });
  writeFileSync(stampPath(name), value);
}

/**
 * Installs the packages when they are missing or the lock file has changed since.
 * @param tests whether the tools of the tests and checks are wanted too; opening the shop needs a third less without
 */
export async function install({ tests = true } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const all = `${lock} all`;
  const installed = existsSync(join(root, 'node_modules'));
  if (installed && (isFresh('install', all) || (!tests && isFresh('install', lock)))) return;
  // npm would take tools away that were installed before.
  const everything = tests || existsSync(bin('jest'));
  console.log('Installing packages…');
  try {
    // Not `npm ci`: it refuses a lock file that was written on one platform and names only that platform's binaries.
    await run('npm', [
      ...['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
      everything ? '--include=dev' : '--omit=dev',
    ]);
  } catch {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
  stamp('install', everything ? all : lock);
}

/** What stylelint reads: every file that can hold styles. Unquoted globs are expanded by stylelint, on every system. */
export const stylelintArguments = ['{components,pages,styles}/**/*.{ts,tsx}'];
