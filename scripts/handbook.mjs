// `npm run handbook` takes the pictures of docs/fa anew, from a demo shop that it starts for that. `npm run handbook -- <address>`
// takes them from a demo shop that runs already. With `--app` it takes those of `public/app`, which a browser shows when it offers to
// install the shop; any shop can be their address.
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { openAs, personas, signInByApi } from '../tests/e2e/customer.ts';
import { appPictures, mostAppPictureBytes } from '../utils/appPictures.ts';
import { findBrowser } from './lib/browser.mjs';
import { handbookPictures, mostPictureBytes, mostPictures, pictureFolder } from './lib/handbookPictures.mjs';
import { findFreePort, onProcessEnd, root, startProcess, waitForAnswer } from './lib/run.mjs';

/** The window in which a picture is taken, unless its row has another height (px). */
const viewport = { width: 1100, height: 760 };
/** Space around the part of a page that a picture shows (px). */
const margin = 16;
/** Time (ms) until a shop answers that may have to be built first. */
const startLimitMs = 1_200_000;
const dataDir = '.data/handbook';
/** The port of the shop that is started, unless `STOREFRONT_PORT` names one. The next free one is taken. */
const firstPort = 3060;

/** Starts a demo shop with a database of its own, which is made anew. */
async function startShop() {
  const storefrontPort = await findFreePort(Number(process.env.STOREFRONT_PORT ?? firstPort));
  const backendPort = await findFreePort(Number(process.env.PORT ?? storefrontPort + 1));
  const url = `http://127.0.0.1:${storefrontPort}`;
  for (const name of [dataDir, `${dataDir}.files`])
    rmSync(join(root, name), { recursive: true, force: true });
  const shop = startProcess('node', ['scripts/start.mjs'], {
    env: {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      FILES_DIR: '',
      REDIS_URL: '',
      SEED: 'demo',
      SMS_PROVIDER: 'console',
      PORT: String(backendPort),
      STOREFRONT_HOST: '127.0.0.1',
      STOREFRONT_PORT: String(storefrontPort),
    },
  });
  onProcessEnd(async () => {
    await shop.stop();
    process.exit(1);
  });
  // The start says itself what it waits for.
  await waitForAnswer(url, startLimitMs, { gone: shop.gone, patienceMs: startLimitMs });
  return { url, stop: shop.stop };
}

/** The element that a picture shows, with some space around it. */
async function findClip(page, element) {
  const { width: windowWidth, height: windowHeight } = page.viewportSize();
  await element.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await element.boundingBox();
  const [left, top] = [Math.max(0, x - margin), Math.max(0, y - margin)];
  return {
    x: left,
    y: top,
    width: Math.min(windowWidth, x + width + margin) - left,
    height: Math.min(windowHeight, y + height + margin) - top,
  };
}

/** @returns the size of the file in bytes */
async function takePicture(page, supervisor, { name, path, act, clip, undo, height = viewport.height }) {
  await page.setViewportSize({ ...viewport, height });
  await openAs(page, supervisor, path);
  await page.waitForLoadState('networkidle');
  await act?.(page);
  await page.waitForLoadState('networkidle');
  const picture = await page.screenshot({
    animations: 'disabled',
    ...(clip ? { clip: await findClip(page, clip(page)) } : {}),
  });
  await undo?.(page);
  const { size } = await sharp(picture)
    .webp({ quality: 75, effort: 6 })
    .toFile(join(root, pictureFolder, `${name}.webp`));
  console.log(`${name}: ${Math.round(size / 1000)} kB`);
  return size;
}

/** Takes the pictures of the handbook. */
async function takeHandbook(browser, shared) {
  const page = await browser.newPage({ ...shared, viewport });
  const supervisor = await signInByApi(page.request, personas.supervisor.mobile);
  rmSync(join(root, pictureFolder), { recursive: true, force: true });
  mkdirSync(join(root, pictureFolder), { recursive: true });
  let bytes = 0;
  for (const picture of handbookPictures) bytes += await takePicture(page, supervisor, picture);
  console.log(
    `${handbookPictures.length} pictures of ${mostPictures}, ${bytes} bytes of ${mostPictureBytes} in ${pictureFolder}`,
  );
}

/** Takes the pictures of the shop as an application, of a visitor who has just come. @throws Error for a picture that is too large */
async function takeAppPictures(browser, shared) {
  for (const { path, file, width, height, density } of appPictures) {
    const page = await browser.newPage({
      ...shared,
      viewport: { width, height },
      deviceScaleFactor: density,
      // It would go on fetching what it keeps.
      serviceWorkers: 'block',
    });
    await page.goto(path, { timeout: startLimitMs });
    await page.waitForLoadState('networkidle', { timeout: startLimitMs });
    const picture = await page.screenshot({ animations: 'disabled' });
    await page.close();
    const { size } = await sharp(picture)
      .webp({ quality: 75, effort: 6 })
      .toFile(join(root, 'public/app', file));
    console.log(`${file}: ${Math.round(size / 1000)} kB`);
    if (size > mostAppPictureBytes) throw new Error(`${file} is larger than ${mostAppPictureBytes} bytes.`);
  }
}

const isApp = process.argv.includes('--app');
const address = process.argv.slice(2).find((word) => word !== '--app');
const shop = address ? { url: address, stop: () => {} } : await startShop();
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
try {
  const shared = { baseURL: shop.url, locale: 'fa-IR', timezoneId: 'Asia/Tehran', reducedMotion: 'reduce' };
  await (isApp ? takeAppPictures : takeHandbook)(browser, shared);
} finally {
  await browser.close();
  await shop.stop();
}
