// Draws public/icons.svg, the sprite of the icons named in components/ui/icons.tsx, from the package lucide-react.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';

const source = readFileSync(join(root, 'components', 'ui', 'icons.tsx'), 'utf8');
const names = [...source.matchAll(/icon\('([a-z0-9-]+)'\);/g)].map((match) => match[1]);

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
