// Serves the gallery of the kit: every component of components/ui in its states. It needs no backend (docs/adr).
import { installPackages } from './lib/packages.mjs';
import { binPath, findFreePort, isFree, onProcessEnd, startProcess, waitForAnswer } from './lib/run.mjs';

/** The first port to try, when none is given. The shop has 3000. */
const firstPort = 3030;
/** Time (ms) until the server listens, also on a busy machine. It compiles the page when the browser asks for it. */
const startLimitMs = 600_000;

const given = process.argv[2];
if (given !== undefined && !/^\d{1,5}$/.test(given)) {
  console.error(`«${given}» is no port. Type a number, as in: npm run kit -- 3160`);
  process.exit(1);
}
await installPackages();

const port = given === undefined ? await findFreePort(firstPort) : Number(given);
if (!(await isFree(port))) {
  console.error(
    `Another program listens on port ${port}. Type another number, or none for the first free port.`,
  );
  process.exit(1);
}
const url = `http://127.0.0.1:${port}`;
const kit = startProcess(
  binPath('next'),
  ['dev', '--webpack', '-H', '127.0.0.1', '-p', String(port)],
  // Two development servers cannot share a directory: the shop may have one, and a test another gallery.
  { env: { KIT: '1', NEXT_DIST_DIR: `.next-kit-${port}`, NODE_ENV: 'development' } },
);
onProcessEnd(async () => {
  await kit.stop();
  process.exit(0);
});
await waitForAnswer(`${url}/favicon.svg`, startLimitMs, kit);
console.log(`The kit: ${url}`);
