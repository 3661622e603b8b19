import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium, type Page } from 'playwright-core';

/** Side of the square canvas every picture is drawn on, in pixels. */
const canvas = 1600;

const fontFile = 'vazirmatn/fonts/webfonts/Vazirmatn[wght].woff2';

/** An open browser page that turns SVG markup into transparent pictures. */
interface Studio {
  /** PNG bytes of markup drawn on the canvas. */
  shoot(markup: string): Promise<Buffer>;
  close(): Promise<void>;
}

async function blankPage(page: Page): Promise<void> {
  const font = await readFile(createRequire(import.meta.url).resolve(fontFile));
  await page.setContent(
    `<style>@font-face{font-family:Vazirmatn;font-weight:100 900;src:url(data:font/woff2;base64,${font.toString('base64')})}` +
      'html,body{margin:0;background:transparent}svg{display:block}</style><main></main>',
  );
  await page.evaluate(() => document.fonts.load('700 20px Vazirmatn', '۱۰:۲۵'));
}

/**
 * Opens headless Chromium (`CHROMIUM_PATH`, otherwise `/usr/bin/chromium`) with the canvas and font
 * ready. Fails when the browser cannot be started.
 */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' });
  const page = await browser.newPage({ viewport: { width: canvas, height: canvas } });
  await blankPage(page);
  return {
    async shoot(markup) {
      const size = `width="${canvas}" height="${canvas}" viewBox="0 0 1600 1600"`;
      await page.evaluate(
        ([svg]) => {
          const main = document.querySelector('main');
          if (main) main.innerHTML = svg;
        },
        [`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${markup}</svg>`] as const,
      );
      return page.screenshot({ omitBackground: true });
    },
    close: () => browser.close(),
  };
}
