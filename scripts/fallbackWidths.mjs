// Prints how wide the shop's texts are in Vazirmatn in percent of their width in another font: the figures of
// styles/fallbackFonts.ts. Run it by hand with the address of an open shop and the font's two files, for example:
// node scripts/fallbackWidths.mjs http://127.0.0.1:3000 DejaVuSans.ttf DejaVuSans-Bold.ttf
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';

const [shop, regular, bold] = process.argv.slice(2);
const toUrl = async (file) => `url(data:font/ttf;base64,${(await readFile(file)).toString('base64')})`;

/** The text nodes of the page with their font weights. Runs in the browser. */
function listTexts() {
  const texts = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.data.trim();
    if (text && !element.closest('script, style, noscript'))
      texts.push({ text, weight: getComputedStyle(element).fontWeight });
  }
  return texts;
}

/** Vazirmatn's width ÷ the other font's by weight, of letters and of other characters. Runs in the browser. */
async function compareWidths(texts) {
  for (const family of ['first', 'other'])
    for (const weight of [400, 700]) await document.fonts.load(`${weight} 100px ${family}`, 'سلام ۱۲ ab');
  const context = document.createElement('canvas').getContext('2d');
  const measure = (text, weight, family) => {
    context.font = `${weight} 100px ${family}`;
    return context.measureText(text).width;
  };
  const letters = /[\u0600-\u065f\u066e-\u06ef\u06fa-\u06ff\u200c]+/g;
  const sums = {};
  for (const { text, weight } of texts)
    for (const [kind, parts] of [
      ['letters', text.match(letters) ?? []],
      ['others', text.split(letters)],
    ])
      for (const part of parts) {
        const name = `${weight} ${kind}`;
        sums[name] ??= { first: 0, other: 0 };
        for (const family of ['first', 'other']) sums[name][family] += measure(part, weight, family);
      }
  return Object.entries(sums).map(
    ([name, { first, other }]) => `${name}: ${((100 * first) / other).toFixed(1)} %`,
  );
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox'] });
const page = await browser.newPage();
const texts = [];
const list = await (await fetch(`${shop}/api/product/shop?inStock=true`)).json();
const products = list.data.products.slice(0, 3).map(({ id, slug }) => `/products/${id}/${slug}`);
for (const path of ['/', '/shop', '/cart', '/faq', '/login', ...products]) {
  await page.goto(shop + path, { waitUntil: 'load' });
  texts.push(...(await page.evaluate(listTexts)));
}
// The shop's pages allow no fonts in data URLs.
await page.goto('about:blank');
await page.setContent(`<style>
  @font-face { font-family: first; src: ${await toUrl('public/fonts/vazirmatn.woff2')}; font-weight: 100 900; }
  @font-face { font-family: other; src: ${await toUrl(regular)}; font-weight: 100 599; }
  @font-face { font-family: other; src: ${await toUrl(bold)}; font-weight: 600 900; }
</style>`);
console.log((await page.evaluate(compareWidths, texts)).sort().join('\n'));
await browser.close();
