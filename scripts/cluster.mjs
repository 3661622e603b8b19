// `npm run cluster` runs the cluster of deploy/cluster on this machine until Ctrl+C; `-- --fill node1 folder` writes the files of a
// machine of its own. `npm run bench -- cluster` breaks one part after the other.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { nodesOf, ownersOf, readSettings, writeFiles } from './lib/cluster/files.mjs';
import { prepareCluster } from './lib/cluster/open.mjs';
import { installPackages } from './lib/packages.mjs';
import { onProcessEnd } from './lib/run.mjs';

const [mode, node, target] = process.argv.slice(2);
const settings = readSettings();

async function run() {
  const cluster = prepareCluster({ settings });
  await installPackages({ tests: false });
  let isStopping = false;
  async function stop(code) {
    if (isStopping) return;
    isStopping = true;
    await cluster.close({ hasFailed: code !== 0 });
    process.exit(code);
  }
  onProcessEnd(() => stop(0));
  await cluster.start().catch((error) => {
    if (!isStopping) console.error(error.message);
    return stop(1);
  });
}

/** Writes the files of a machine of its own. @throws Error with a sentence when there is no such machine */
function fill() {
  const names = Object.keys(nodesOf(settings));
  if (!names.includes(node))
    throw new Error(`${node} is no machine of the cluster. Type ${names.join(', ')}.`);
  if (!target) throw new Error(`Type the folder too: npm run cluster -- --fill ${node} /`);
  writeFiles(settings, node, target);
  if (process.getuid() === 0)
    for (const [folder, user] of ownersOf(node))
      execFileSync('chown', ['-R', `${user}:`, join(target, folder)]);
  console.log(`The files of ${node} are below ${target}.`);
}

Promise.resolve()
  .then(() => (mode === '--fill' ? fill() : run()))
  .catch((error) => {
    console.error(error.message);
    process.exit(1);
  });
