// Helper functions of the scripts. They use only Node modules, so that they work before packages are installed.
import './checkNode.mjs';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, relative } from 'node:path';
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
 * Keeps what a process with piped output says until it is known whether it has failed, so that one sentence can stand for it.
 * @returns `text` of what was said so far, and `show`, which prints it and everything that follows
 */
export function holdOutput({ child }) {
  let held = '';
  let isShown = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      if (isShown) process.stderr.write(chunk);
      else held += chunk;
    });
  }
  return {
    text: () => held.trim(),
    show: () => {
      isShown = true;
      process.stderr.write(held);
      held = '';
    },
  };
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

/** Why a port cannot be listened on: the code of the error, or null when it can. */
export function probePort(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', ({ code }) => resolve(code));
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** Whether no program listens on a loopback port. */
export const isFree = async (port) => (await probePort(port)) === null;

/** The first port at or above a number on which no program listens. */
export async function findFreePort(from) {
  let port = from;
  while (!(await isFree(port))) port += 1;
  return port;
}

/** Time (ms) after which a process that does not serve says why, unless it is known to need longer. */
const usualPatienceMs = 5000;

/**
 * Waits until a URL answers with any status below 500. After `patienceMs` it says what it waits for.
 * @param limit ms @throws after the limit, when `gone` resolves, or with the `reason` of an answer that is still 5xx after `patienceMs`
 */
export async function waitForAnswer(url, limit, { gone, patienceMs = usualPatienceMs } = {}) {
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

const ignored = new Set('node_modules .data .git tests docs examples bench coverage dist'.split(' '));
/** Files that a build writes. The first names the folder of the build, so that it changes with each. */
const isWritten = (name) => name === 'next-env.d.ts' || name.endsWith('.tsbuildinfo');
/** Files that no build reads: what people read, and what starts the shop. @param path relative to the project's root */
const isUnread = (path) => /\.md$|(?:^|[\\/])(?:LICENSE|\.env\.example)$|^(?:scripts|deploy)[\\/]/.test(path);

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
    if (isUnread(relative(root, file))) continue;
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}:${size}:${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
