// Draws public/icons.svg, the sprite of the icons named in components/ui/kit/{icons,customerIcons,NamedIcon}.tsx, from the package
// lucide-react, and in public/app the icons of the installed shop from public/favicon.svg.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './lib/run.mjs';

const readSource = (file) => readFileSync(join(root, 'components', 'ui', 'kit', file), 'utf8');
const own = (readSource('icons.tsx') + readSource('customerIcons.tsx')).matchAll(
  /spriteIcon\('([a-z0-9-]+)'\);/g,
);
const named = readSource('NamedIcon.tsx').matchAll(/^ {2}'([a-z0-9-]+)',$/gm);
const names = [...new Set([...own, ...named].map((match) => match[1]))].sort();

async function symbolOf(name) {
  const { __iconData: icon } = await import(`lucide-react/dist/esm/icons/${name}.mjs`);
  const shapes = icon.node.map(([tag, { key, ...attributes }]) => {
    const pairs = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
    return `<${tag} ${pairs.join(' ')}/>`;
  });
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.join('')}</symbol>`;
}

const symbols = await Promise.all(names.map(symbolOf));
const sprite = `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('\n')}</svg>\n`;
writeFileSync(join(root, 'public', 'icons.svg'), sprite);
console.log(`public/icons.svg: ${names.length} icons, ${sprite.length} bytes`);

/** Edge (px) of each icon, and the rounding of its corners. A system cuts a maskable one and that of iOS into its own shape. */
const appIcons = {
  'icon-192.png': [192, 0.2],
  'icon-512.png': [512, 0.2],
  'maskable-512.png': [512, 0],
  'apple-180.png': [180, 0],
};
/** Part of the edge that the mark takes. What is outside of 80% may be cut off. */
const markSize = 0.5;

const [, mark] = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8').match(/ d="([^"]+)"/);
const folder = join(root, 'public', 'app');
mkdirSync(folder, { recursive: true });
for (const [name, [edge, rounding]] of Object.entries(appIcons)) {
  const corner = (24 / markSize) * rounding;
  const start = 12 / markSize - 12;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${24 / markSize} ${24 / markSize}"><rect width="100%" height="100%" rx="${corner}" fill="#FF4200"/><path transform="translate(${start} ${start})" d="${mark}" fill="#FFF"/></svg>`;
  await sharp(Buffer.from(drawing)).resize(edge, edge).png({ palette: true }).toFile(join(folder, name));
  console.log(`public/app/${name}`);
}
