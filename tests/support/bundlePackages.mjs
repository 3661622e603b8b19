import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { root } from '../../scripts/lib/run.mjs';

const folder = join(root, '.data/test-packages');

/** Writes a file in one step, because another run may be reading it. */
function writeWhole(path, text) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
  return path;
}

/**
 * Bundles each package into one CommonJS file, so that a test file loads one file instead of hundreds.
 * @param packages the entries that the project imports, by package; '.' is the main entry
 * @returns the `moduleNameMapper` of Jest for them
 */
export function bundlePackages(packages) {
  mkdirSync(folder, { recursive: true });
  const mapper = {};
  for (const [name, entries] of Object.entries(packages)) {
    // The entries of a package share its state, so they are one bundle.
    const contents = entries
      .map((entry, index) => `export * as entry${index} from '${join(name, entry)}'`)
      .join('\n');
    const [bundle] = buildSync({
      stdin: { contents, resolveDir: root },
      bundle: true,
      write: false,
      platform: 'node',
      format: 'cjs',
      external: ['react', 'react-dom'],
    }).outputFiles;
    const file = writeWhole(join(folder, `${name.replaceAll('/', '-')}.cjs`), bundle.text);
    entries.forEach((entry, index) => {
      const path = join(folder, `${join(name, entry).replaceAll('/', '-')}.entry.cjs`);
      mapper[`^${join(name, entry)}$`] = writeWhole(
        path,
        `module.exports = require(${JSON.stringify(file)}).entry${index};\n`,
      );
    });
  }
  return mapper;
}
