// Finds a Chromium for the browser tests: an installed one, otherwise the one of Playwright, otherwise a system package.
// The headless shell, which has no window and draws no frame that nobody asks for, needs a quarter less processor time.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { binPath, runCommand } from './run.mjs';

const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const folders = [
  ...(process.env.PATH ?? '').split(delimiter),
  '/usr/bin',
  '/Applications/Google Chrome.app/Contents/MacOS',
  '/Applications/Chromium.app/Contents/MacOS',
];

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalledBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram) ?? null;
}

async function findPlaywrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return isProgram(path) ? path : null;
}

/** The path of a Chromium. Installs one if none is found. @throws when that is impossible */
export async function findBrowser() {
  const existing = findInstalledBrowser() ?? (await findPlaywrightBrowser());
  if (existing) return existing;
  /** Alternative lists of commands that install a Chromium. */
  const installations = [
    [[binPath('playwright'), ['install', 'chromium']]],
    ...['chromium-headless-shell', 'chromium'].map((name) => [
      ['apt-get', ['update', '-qq']],
      ['apt-get', ['install', '-y', '-qq', name]],
    ]),
  ];
  for (const commands of installations) {
    try {
      for (const [command, args] of commands) await runCommand(command, args, { quiet: true });
      const found = findInstalledBrowser() ?? (await findPlaywrightBrowser());
      if (found) return found;
    } catch {
      // The next installation may succeed.
    }
  }
  throw new Error('No Chromium was found or could be installed; set CHROMIUM_PATH to one.');
}
