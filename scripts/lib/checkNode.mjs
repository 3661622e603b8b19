// Ends the process with a sentence when Node is too old. Modules that import this one first run nothing before it, so it and they
// are written in what Node 14 can read.
import { readFileSync } from 'node:fs';

/** `engines` of package.json, such as «>=20.9». */
const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const wanted = engines.node.replace('>=', '');

const [major, minor] = process.versions.node.split('.').map(Number);
const [wantedMajor, wantedMinor] = wanted.split('.').map(Number);

if (major < wantedMajor || (major === wantedMajor && minor < wantedMinor)) {
  console.error(
    `This is Node ${process.versions.node}, and the shop needs ${wanted} or newer: install it from https://nodejs.org, then start again.`,
  );
  process.exit(1);
}
