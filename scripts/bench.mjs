// `npm run bench` runs every benchmark of bench/, `npm run bench -- backend` only bench/backend.ts. Options such as `--requests 1000`
// come after the names.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { installPackages } from './lib/packages.mjs';
import { root, runCommand } from './lib/run.mjs';

await installPackages();
const words = process.argv.slice(2);
const option = words.findIndex((word) => word.startsWith('--'));
const wanted = option < 0 ? words : words.slice(0, option);
const options = option < 0 ? [] : words.slice(option);
const benches = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length))
  .filter((name) => wanted.length === 0 || wanted.includes(name));

if (benches.includes('pages')) process.env.CHROMIUM_PATH = await findBrowser();
for (const name of benches) {
  console.log(`\n— ${name}`);
  const script = `import(${JSON.stringify(`./bench/${name}.ts`)}).then((bench) => bench.run())`;
  await runCommand('node', ['--import', 'tsx', '--input-type=module', '-e', script, '--', ...options]);
}
