import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';

const folder = 'bench/lighthouse';
const program = `${folder}/node_modules/lighthouse/cli/index.js`;

/** Without the last two a busy page without a screen paints in steps of a second, and the largest paint means nothing. */
export const browserFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-frame-rate-limit',
  '--disable-gpu-vsync',
];

export const browserPath = () => process.env.CHROMIUM_PATH ?? chromium.executablePath();

async function finish(child: ChildProcess, name: string): Promise<string> {
  const [output, [code]] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'exit')]);
  if (code !== 0) throw new Error(`${name} ended with ${code}.`);
  return output;
}

/** Installs Lighthouse into its own folder, where neither the shop nor its tests see it. */
export async function installLighthouse(): Promise<void> {
  if (existsSync(program)) return;
  const words = ['install', '--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts', '--silent'];
  await finish(spawn('npm', words, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }), 'npm install');
}

type Report = {
  runtimeError?: { message: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number; details?: { items?: unknown[] } }>;
};

/** The cost of a page on a slow phone. Times in ms. */
export type PageCost = {
  score: number;
  largestPaint: number;
  blocking: number;
  mainThread: number;
  shift: number;
  bytes: number;
  requests: number;
};

/** On a busy machine Lighthouse sometimes misses the start of a page. */
const maxAttempts = 4;

/** Opens a page once on Lighthouse's simulated phone, in a new browser. @throws when no attempt gives a report */
export async function measurePage(url: string): Promise<PageCost> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await openOnce(url);
    } catch (error) {
      if (attempt === maxAttempts) throw error;
    }
  }
}

async function openOnce(url: string): Promise<PageCost> {
  const child = spawn(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--no-enable-error-reporting',
      `--chrome-flags=--headless=new ${browserFlags.join(' ')}`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, CHROME_PATH: browserPath() } },
  );
  const report: Report = JSON.parse(await finish(child, 'Lighthouse'));
  if (report.runtimeError) throw new Error(report.runtimeError.message);
  const read = (audit: string) => report.audits[audit]?.numericValue ?? 0;
  return {
    score: 100 * (report.categories.performance.score ?? 0),
    largestPaint: read('largest-contentful-paint'),
    blocking: read('total-blocking-time'),
    mainThread: read('mainthread-work-breakdown'),
    shift: read('cumulative-layout-shift'),
    bytes: read('total-byte-weight'),
    requests: report.audits['network-requests']?.details?.items?.length ?? 0,
  };
}
