import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

let home: string;
beforeEach(() => {
  home = realpathSync(mkdtempSync(join(tmpdir(), 'pelle-home-')));
  mkdirSync(join(home, 'bin'));
  writeFileSync(join(home, 'pelle.env'), 'HOST=10.0.0.1\nPORT=4010\n');
  // The programs of the machine: each notes what it was asked. The shop answers unless its release is broken.
  writeProgram('systemctl', 'echo "$*" >> "$PELLE_HOME/asked"');
  writeProgram(
    'curl',
    'for url; do :; done; echo "$url" >> "$PELLE_HOME/asked"; [ ! -e "$PELLE_HOME/current/broken" ]',
  );
  writeProgram('sleep', ':');
  writeProgram(
    'npm',
    `case "$*" in
       'run build') mkdir -p .next && touch .next/BUILD_ID ;;
       *backup*) for file; do :; done; pwd -P > "$file" ;;
       *take-rules*) echo "rules of $(basename "$(pwd -P)")" >> "$PELLE_HOME/asked" ;;
       *'shop -- release') [ ! -e unsafe ] || { echo 'NOT SAFE'; exit 1; } ;;
     esac`,
  );
});
afterEach(() => rmSync(home, { recursive: true }));

function writeProgram(name: string, body: string) {
  const path = join(home, 'bin', name);
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
}

function unpack(name: string): string {
  const folder = join(home, 'releases', name);
  mkdirSync(join(folder, 'deploy'), { recursive: true });
  cpSync('deploy/single', join(folder, 'deploy/single'), { recursive: true });
  return folder;
}

function type(folder: string, words: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['deploy/single/release.sh', ...words.split(' ')], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      NODE_ENV: 'test',
      PATH: `${join(home, 'bin')}:${process.env.PATH}`,
      PELLE_HOME: home,
      PELLE_SETTINGS: join(home, 'pelle.env'),
      PELLE_DATA: home,
      PELLE_USER: userInfo().username,
      PELLE_PATIENCE: '2',
    },
  });
  return { status, output: stdout + stderr };
}

const running = () => readlinkSync(join(home, 'current'));

function open(name: string): string {
  const folder = unpack(name);
  expect(type(folder, 'prepare').status).toBe(0);
  expect(type(folder, 'switch')).toEqual({ status: 0, output: `The shop runs from ${folder}.\n` });
  return folder;
}

test('a release takes the place of the one before, after a backup, and the way back leads there again', () => {
  const first = open('pelle-0.1.0');
  expect(readlinkSync(join(first, '.env'))).toBe(join(home, 'pelle.env'));
  const second = open('pelle-0.2.0');
  expect(running()).toBe(second);
  expect(readlinkSync(join(home, 'previous'))).toBe(first);
  // The old programs write it, because a backup suits the version that wrote it.
  expect(readFileSync(join(home, 'backups/before-pelle-0.2.0.gz'), 'utf8').trim()).toBe(first);

  const { status, output } = type(second, 'back');
  expect(output).toContain(`The shop runs from ${first}.`);
  expect(status).toBe(0);
  expect(running()).toBe(first);
  expect(readlinkSync(join(home, 'previous'))).toBe(second);
});

test('the backend, which changes the database, starts alone and first', () => {
  open('pelle-0.1.0');
  expect(asked()).toEqual([
    'stop pelle-worker pelle-front pelle-backend',
    'start pelle-backend',
    'http://10.0.0.1:4010/readyz',
    'start pelle-front pelle-worker',
    'http://127.0.0.1:3000/readyz',
  ]);
});

/** The calls of the machine's programs since a moment. */
const asked = () => readFileSync(join(home, 'asked'), 'utf8').trim().split('\n');
const forgetAsked = () => writeFileSync(join(home, 'asked'), '');

test('on several machines a release takes the places one by one, the backend first, and nothing else is stopped', () => {
  const first = open('pelle-0.1.0');
  const second = unpack('pelle-0.2.0');
  expect(type(second, 'roll backend').output).toContain('is not built');
  type(second, 'prepare');
  expect(type(second, 'roll front').output).toBe('Roll the backends first, on all machines.\n');
  forgetAsked();
  expect(type(second, 'roll backend')).toEqual({ status: 0, output: `The backend runs from ${second}.\n` });
  expect(type(second, 'roll front')).toEqual({ status: 0, output: `The front runs from ${second}.\n` });
  expect(asked()).toEqual([
    'restart pelle-backend',
    'http://10.0.0.1:4010/readyz',
    'restart pelle-worker',
    'restart pelle-front',
    'http://127.0.0.1:3000/readyz',
  ]);
  expect([running(), readlinkSync(join(home, 'previous'))]).toEqual([second, first]);
});

test('a release that cannot run beside the old one is not rolled', () => {
  const first = open('pelle-0.1.0');
  const second = unpack('pelle-0.2.0');
  type(second, 'prepare');
  writeFileSync(join(second, 'unsafe'), '');
  forgetAsked();
  expect(type(second, 'roll backend')).toEqual({ status: 1, output: 'NOT SAFE\nNothing was changed.\n' });
  expect([running(), asked()]).toEqual([first, ['']]);
});

test('the way back puts the rules of the old release into the database before it starts', () => {
  open('pelle-0.1.0');
  const second = open('pelle-0.2.0');
  forgetAsked();
  type(second, 'back');
  expect(asked().slice(0, 3)).toEqual([
    'stop pelle-worker pelle-front pelle-backend',
    'rules of pelle-0.1.0',
    'stop pelle-worker pelle-front pelle-backend',
  ]);
});

test('a release that does not start leaves the old one running', () => {
  const first = open('pelle-0.1.0');
  const second = unpack('pelle-0.2.0');
  type(second, 'prepare');
  writeFileSync(join(second, 'broken'), '');
  const { status, output } = type(second, 'switch');
  expect(output).toContain(`${second} did not start, so that ${first} runs again.`);
  expect(status).toBe(1);
  expect(running()).toBe(first);
});

test('a release that is not built, runs already or has none before it is refused with a sentence', () => {
  const first = unpack('pelle-0.1.0');
  expect(type(first, 'switch').output).toContain(
    'is not built. Type first: deploy/single/release.sh prepare',
  );
  expect(existsSync(join(home, 'current'))).toBe(false);
  open('pelle-0.1.0');
  expect(type(first, 'switch').output).toContain('runs already.');
  expect(type(first, 'back')).toEqual({ status: 1, output: 'There is no release before this one.\n' });
  expect(type(first, 'begin').output).toContain('prepare | switch | back | roll');
});
