import { spawnSync } from 'node:child_process';

type Block = { path: string; lines: readonly string[] };

/** Lints all blocks in one child process, because loading stylelint takes longer than linting. */
const script = `
  const { default: stylelint } = await import('stylelint');
  const found = JSON.parse(process.env.BLOCKS).map(({ path: codeFilename, lines }) => {
    const code = "import styled from 'styled-components';\\n\\nexport const Root = styled.div\`\\n  p {\\n    " +
      lines.join('\\n    ') + '\\n  }\\n\`;\\n';
    return stylelint.lint({ code, codeFilename });
  });
  const names = (await Promise.all(found)).map(({ results: [{ warnings }] }) =>
    warnings.sort((a, b) => a.line - b.line).map(({ rule }) => rule));
  console.log(JSON.stringify(names));
`;

/** The names of the rules that stylelint reports for the lines of each block of styles in its file. */
function brokenRules(blocks: readonly Block[]): string[][] {
  const { stdout } = spawnSync('node', ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, BLOCKS: JSON.stringify(blocks) },
  });
  return JSON.parse(stdout);
}

const path = 'components/x/X.styles.ts';

const refused = {
  'color: #ff4200;': 'color-no-hex',
  'background: rgb(0 0 0 / 0.5);': 'function-disallowed-list',
  'margin-left: 0;': 'property-disallowed-list',
  'left: 0;': 'property-disallowed-list',
  '@media (min-width: 1024px) {\ncolor: var(--ink);\n}': 'media-feature-name-disallowed-list',
  'text-align: right;': 'declaration-property-value-disallowed-list',
  'font-size: 13px;': 'declaration-property-value-disallowed-list',
  'padding: 0 12px;': 'declaration-property-value-disallowed-list',
  'gap: 4px;': 'declaration-property-value-disallowed-list',
  'border-radius: 8px;': 'declaration-property-value-disallowed-list',
  'margin: 0; padding: 0;': '@stylistic/declaration-block-semicolon-newline-after',
};
const accepted = [
  'color: var(--accent-strong);',
  'margin-inline-start: var(--space-2);',
  'padding-block: 2px;',
  '/* stylelint-disable-next-line property-disallowed-list -- the widget stands there */',
  'right: 15px;',
];

let broken: string[][];

beforeAll(() => {
  broken = brokenRules([
    { path, lines: Object.keys(refused) },
    { path, lines: accepted },
    { path: 'styles/tokens.ts', lines: ['color: #ff4200;'] },
    { path: 'components/ui/kit/X.styles.ts', lines: ['font-size: 16px;'] },
  ]);
});

test('refuses raw colours, sizes and spaces, physical directions and two declarations in a line', () => {
  expect(broken[0]).toEqual(Object.values(refused));
});

test('accepts tokens, logical properties and an exception with its reason', () => {
  expect(broken[1]).toEqual([]);
});

test('accepts raw colours in the table of tokens', () => {
  expect(broken[2]).toEqual([]);
});

test('accepts the measures of a control of the kit', () => {
  expect(broken[3]).toEqual([]);
});
