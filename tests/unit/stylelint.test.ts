import { spawnSync } from 'node:child_process';

/** The names of the rules that stylelint reports for these lines in a block of styles of this file. */
function brokenRules(path: string, lines: readonly string[]): string[] {
  const source = `import styled from 'styled-components';\n\nexport const Root = styled.div\`\n  p {\n    ${lines.join('\n    ')}\n  }\n\`;\n`;
  const { stderr } = spawnSync(
    'node_modules/.bin/stylelint',
    ['--stdin', '--stdin-filename', path, '--formatter', 'json'],
    { input: source, encoding: 'utf8' },
  );
  const [result] = JSON.parse(stderr) as { warnings: { rule: string; line: number }[] }[];
  return [...(result?.warnings ?? [])].sort((a, b) => a.line - b.line).map(({ rule }) => rule);
}

const path = 'components/x/X.styles.ts';

test('refuses raw colours, physical directions and two declarations in a line', () => {
  const refused = {
    'color: #ff4200;': 'color-no-hex',
    'background: rgb(0 0 0 / 0.5);': 'function-disallowed-list',
    'margin-left: 8px;': 'property-disallowed-list',
    'left: 0;': 'property-disallowed-list',
    'text-align: right;': 'declaration-property-value-disallowed-list',
    'margin: 0; padding: 0;': '@stylistic/declaration-block-semicolon-newline-after',
  };
  expect(brokenRules(path, Object.keys(refused))).toEqual(Object.values(refused));
});

test('accepts tokens, logical properties and an exception with its reason', () => {
  const accepted = [
    'color: var(--accent-strong);',
    'margin-inline-start: 8px;',
    '/* stylelint-disable-next-line property-disallowed-list -- the widget stands there */',
    'right: 15px;',
  ];
  expect(brokenRules(path, accepted)).toEqual([]);
});

test('accepts raw colours in the table of tokens', () => {
  expect(brokenRules('styles/tokens.ts', ['color: #ff4200;'])).toEqual([]);
});
