// Draws public/icons.svg, the sprite of the icons named in components/ui/kit/{icons,customerIcons,NamedIcon}.tsx, from the package
// lucide-react.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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
