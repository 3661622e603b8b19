// Draws docs/images/map.svg: the floors as stairs, and how many imports lead from each to each. `npm run map` after a change.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { floors, wings } from './floors.mjs';
import { filesUnder, root } from './lib/run.mjs';

/** From the highest to the lowest. The table of the floors begins with the lowest. */
const stairs = Object.keys(floors).reverse();
const wingStairs = wings.components.map((wing) => `components/${wing}`);

/** The paths that a module imports, also for types: from the root of the project, or null for those of packages. */
function importsOf(file) {
  const text = readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/\b(?:from|import)\b\s*\(?\s*'([^']+)'/g)].map(([, path]) =>
    path.startsWith('@/')
      ? path.slice(2)
      : path.startsWith('.')
        ? relative(root, join(file, '..', path))
        : null,
  );
}

/** The files of each floor and wing by its name, and the imports between two by «from → to». */
export function countImports() {
  const counts = new Map();
  const add = (name) => counts.set(name, (counts.get(name) ?? 0) + 1);
  const placesOf = (path) =>
    [stairs, wingStairs].map((names) => names.find((name) => path.startsWith(`${name}/`)));
  for (const file of stairs.flatMap((floor) => [...filesUnder(join(root, floor))])) {
    if (!/\.(tsx?|m?js)$/.test(file)) continue;
    const here = placesOf(relative(root, file));
    for (const place of here) if (place) add(place);
    for (const path of importsOf(file))
      placesOf(path ?? '').forEach((to, kind) => {
        if (to && here[kind] && to !== here[kind]) add(`${here[kind]} → ${to}`);
      });
  }
  return counts;
}

/** The counts that a drawing shows. */
export const readMap = (svg) =>
  new Map([...svg.matchAll(/<title>(.+): (\d+)<\/title>/g)].map(([, name, count]) => [name, Number(count)]));

const large = { x: 12, y: 12, column: 92, row: 50, box: [88, 34], font: 12 };
const small = { x: 12, y: 388, column: 70, row: 36, box: [62, 22], font: 11 };
const colours = {
  backend: '#dbe7fb',
  front: '#dbe7fb',
  rules: '#dcf0dd',
  utils: '#dcf0dd',
  contract: '#dcf0dd',
};

/**
 * A flight of stairs. A line leads from a floor to the right, then down to a floor that it imports. The imports of a higher floor, as
 * `contract` has of `utils`, lead to the left and up.
 */
function drawStairs(names, counts, { x, y, column, row, box: [width, height], font }) {
  const left = (step) => x + step * column;
  const top = (step) => y + step * row;
  const lines = [];
  const labels = [];
  const boxes = names.map((name, step) => {
    const middle = left(step) + width / 2;
    const files = counts.get(name) ?? 0;
    const texts =
      height > 30
        ? `<text x="${middle}" y="${top(step) + 15}" font-weight="700">${name}</text><text x="${middle}" y="${top(step) + 28}" font-size="10">${files} files</text>`
        : `<text x="${middle}" y="${top(step) + 15}">${name.split('/').at(-1)}</text>`;
    return `<g><title>${name}: ${files}</title><rect x="${left(step)}" y="${top(step)}" width="${width}" height="${height}" rx="6" fill="${colours[name] ?? '#fde8d7'}" stroke="#57534e"/>${texts}</g>`;
  });
  for (const [from, name] of names.entries())
    for (const [to, other] of names.entries()) {
      const count = counts.get(`${name} → ${other}`);
      if (count === undefined) continue;
      const corner = [left(to) + width / 2, top(from) + height / 2];
      const start = to > from ? left(from) + width : left(from);
      const end = to > from ? top(to) - 1 : top(to) + height + 1;
      const weight = (0.8 + Math.log10(count) / 1.6).toFixed(1);
      lines.push(
        `<path d="M${start} ${corner[1]}H${corner[0]}V${end}" stroke-width="${weight}" marker-end="url(#tip)"/>`,
      );
      const half = 4 + String(count).length * 3.4;
      labels.push(
        `<g><title>${name} → ${other}: ${count}</title><rect x="${corner[0] - half}" y="${corner[1] - 8}" width="${2 * half}" height="16" rx="8" fill="#fff" stroke="#a8a29e"/><text x="${corner[0]}" y="${corner[1] + 4}" font-size="11">${count}</text></g>`,
      );
    }
  return [
    `<g fill="none" stroke="#a8a29e">`,
    ...lines,
    `</g><g text-anchor="middle" font-size="${font}" fill="#1c1917">`,
    ...boxes,
    ...labels,
    '</g>',
  ];
}

/** The drawing of these counts, one line for each line of the picture. */
export function drawMap(counts) {
  const [width, height] = [12 + stairs.length * large.column + 4, 12 + stairs.length * large.row];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif">`,
    '<title>Which floor imports which</title>',
    `<defs><marker id="tip" viewBox="0 0 6 6" refX="5" refY="3" markerWidth="6" markerHeight="6" markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0L6 3L0 6z" fill="#a8a29e"/></marker></defs>`,
    `<rect width="100%" height="100%" rx="10" fill="#fff"/>`,
    ...drawStairs(stairs, counts, large),
    `<text x="${small.x}" y="${small.y - 10}" font-size="12" font-weight="700" fill="#1c1917">The wings of components</text>`,
    ...drawStairs(wingStairs, counts, small),
    '</svg>\n',
  ].join('\n');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href)
  writeFileSync(join(root, 'docs/images/map.svg'), drawMap(countImports()));
