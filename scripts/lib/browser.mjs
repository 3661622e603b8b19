// Finds a Chromium for the browser tests: one that is there, else Playwright's, else the system package manager's.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { bin, run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
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

function installed() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return places.flatMap((place) => names.map((name) => join(place, name))).find(isProgram) ?? null;
}

async function playwrights() {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return isProgram(path) ? path : null;
}

/** The path of a Chromium, installing one when there is none; throws a sentence when that is impossible. */
export async function findBrowser() {
  const there = installed() ?? (await playwrights());
  if (there) return there;
  const ways = [
    [[bin('playwright'), ['install', 'chromium']]],
    [
      ['apt-get', ['update', '-qq']],
      ['apt-get', ['install', '-y', '-qq', 'chromium']],
    ],
  ];
  for (const way of ways) {
    try {
      for (const [command, args] of way) await run(command, args, { quiet: true });
      const found = installed() ?? (await playwrights());
      if (found) return found;
    } catch {
      // The next way.
    }
  }
  throw new Error('No Chromium was found or could be installed; set CHROMIUM_PATH to one.');
}
