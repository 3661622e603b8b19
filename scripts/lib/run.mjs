// Helper functions of the scripts. They use only Node modules, so that they work before packages are installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of the project. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

// Next must not send usage data to its vendor.
process.env.NEXT_TELEMETRY_DISABLED = '1';

/** Runs a command to its end and shows its output unless `quiet`. @throws when it fails */
export function runCommand(command, args, { env, quiet = false } = {}) {
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

/** Runs a command to its end, shows its output unless `quiet`, and returns its exit code and its output. */
export function captureCommand(command, args, { env, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
        if (!quiet) process.stdout.write(chunk);
      });
    }
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Starts a long-running command. `gone` resolves with its exit code; `stop` ends this process only and waits for its end.
 * @param output `stdio` of its output: one value, or one for stdout and one for stderr @param ipc whether it may send messages
 */
export function startProcess(command, args, { env, output = 'inherit', ipc = false } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    stdio: ['ignore', ...(Array.isArray(output) ? output : [output, output]), ...(ipc ? ['ipc'] : [])],
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
 * Calls `stop` when this process gets a signal to end, when its terminal closes, or when its parent process has ended: npm
 * does not forward every signal, and the processes started here would keep their ports.
 */
export function onProcessEnd(stop) {
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  // Without a terminal (nohup, a service) SIGHUP must not end the process.
  if (process.stdout.isTTY) process.on('SIGHUP', stop);
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 500);
  watch.unref();
}

/** The path of a program in `node_modules`. */
export const binPath = (name) => join(root, 'node_modules', '.bin', name);

/** Whether no program listens on a loopback port. */
export function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Time (ms) after which a process that does not serve says why. */
const patienceMs = 5000;

/**
 * Waits until a URL answers with any status below 500. After five seconds it says what it waits for.
 * @param limit ms @throws after the limit, when `gone` resolves, or with the `reason` of an answer that is still 5xx after five seconds
 */
export async function waitForAnswer(url, limit, { gone } = {}) {
  const start = Date.now();
  const end = start + limit;
  let isSilent = true;
  let reason = null;
  let ended = false;
  gone?.then(() => {
    ended = true;
  });
  while (Date.now() < end) {
    if (ended) throw new Error(`The process behind ${url} ended before it answered.`);
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (response.status < 500) return void (await response.arrayBuffer());
      reason = (await response.json()).reason ?? null;
    } catch {
      // The process does not listen yet, or says nothing.
    }
    if (Date.now() - start > patienceMs) {
      if (reason) throw new Error(`${url} answers 503: ${reason}`);
      if (isSilent) console.log(`Waiting for ${url}: the process has started and does not listen yet.`);
      isSilent = false;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`${url} did not answer within ${limit / 1000} seconds.`);
}

const ignored = new Set(['node_modules', '.data', '.git', 'tests', 'docs', 'bench', 'coverage', 'dist']);
/** Files that a build writes. The first names the folder of the build, so that it changes with each. */
const isWritten = (name) => name === 'next-env.d.ts' || name.endsWith('.tsbuildinfo');

/** Every file below a folder, except generated and installed files, tests and documents. */
export function* filesUnder(path) {
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    if (ignored.has(entry.name) || entry.name.startsWith('.next')) continue;
    const full = join(path, entry.name);
    if (entry.isDirectory()) yield* filesUnder(full);
    else if (!isWritten(entry.name)) yield full;
  }
}

/** A hash of the names, sizes and times of all files that a build depends on. */
export function sourceFingerprint(extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const file of [...filesUnder(root)].sort()) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stampPath = (name) => join(root, '.data', `${name}.stamp`);

/** Whether the last stamp of this name has this value. */
function isFresh(name, value) {
  return existsSync(stampPath(name)) && readFileSync(stampPath(name), 'utf8') === value;
}

function writeStamp(name, value) {
  mkdirSync(dirname(stampPath(name)), { recursive: true });
  writeFileSync(stampPath(name), value);
}

/**
 * Installs the packages if they are missing or the lock file has changed.
 * @param tests whether to install the development packages too; the shop itself runs without them
 */
export async function installPackages({ tests = true } = {}) {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const all = `${lock} all`;
  const installed = existsSync(join(root, 'node_modules'));
  if (installed && (isFresh('install', all) || (!tests && isFresh('install', lock)))) return;
  // With `--omit=dev` npm would remove development packages that are installed.
  const everything = tests || existsSync(binPath('jest'));
  console.log('Installing packages…');
  try {
    // Not `npm ci`: it refuses a lock file that was written on one platform and names only that platform's binaries.
    await runCommand('npm', [
      ...['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
      everything ? '--include=dev' : '--omit=dev',
    ]);
  } catch {
    console.error('The packages could not be installed; npm says why above.');
    process.exit(1);
  }
  writeStamp('install', everything ? all : lock);
}
