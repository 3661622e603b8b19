import { spawnSync } from 'node:child_process';

/** The script is a module of its own; asked in a process, as `npm test` does. */
function faultsOf(path: string, text: string): string[] {
  const script = `import('./scripts/checkStyles.mjs').then((check) => console.log(JSON.stringify(check.faultsOf(${JSON.stringify(path)}, ${JSON.stringify(text)}))))`;
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return JSON.parse(stdout);
}

test.each([
  ['a hex colour', 'color: #ff4200;'],
  ['an rgb colour', 'background: rgb(0 0 0 / .5);'],
  ['a physical margin', 'margin-left: 8px;'],
  ['a physical inset', 'left: 0;'],
  ['a physical alignment', 'text-align: right;'],
])('%s is refused', (_what, line) => {
  expect(faultsOf('components/x/X.styles.ts', line)).toHaveLength(1);
});

test.each([
  ['a token', 'color: var(--accent-strong);'],
  ['a logical margin', 'margin-inline-start: 8px;'],
  ['a departure with its reason', 'right: 15px; /* physical-ok: the chat widget stands at the right */'],
])('%s passes', (_what, line) => {
  expect(faultsOf('components/x/X.styles.ts', line)).toEqual([]);
});

test('the token table is where raw colours stand', () => {
  expect(faultsOf('styles/tokens.ts', 'accent: #ff4200')).toEqual([]);
});
