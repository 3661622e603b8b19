import { dirname, join, normalize } from 'node:path';
import { filesBelow, readText } from '@/tests/support/sourceFiles';

/** Selected classes that no attribute of a component names, and where they come from. */
const writtenElsewhere: Readonly<Record<string, string>> = {
  'components/browse/content/Prose.styles.ts: table': 'HTML that the backend makes from Markdown',
  'components/ui/kit/Toasts.styles.ts: Toastify__progress-bar': 'react-toastify',
  'components/ui/kit/Toasts.styles.ts: Toastify__progress-bar--wrp': 'react-toastify',
  'components/ui/kit/Toasts.styles.ts: Toastify__toast': 'react-toastify',
  'components/ui/kit/Toasts.styles.ts: Toastify__toast-container': 'react-toastify',
  'components/ui/kit/Toasts.styles.ts: toast-danger': 'an option of react-toastify',
  'components/ui/kit/Toasts.styles.ts: toast-info': 'an option of react-toastify',
  'components/ui/kit/Toasts.styles.ts: toast-success': 'an option of react-toastify',
  'components/ui/kit/Toasts.styles.ts: toast-warning': 'an option of react-toastify',
};

/** The text of each file of components and styles by its path. */
type Files = Readonly<Record<string, string>>;

type Module = {
  /** Classes that the styles of the file select. */
  selected: Set<string>;
  /** Those of them in styles that another file may import. */
  exported: Set<string>;
  /** Classes that attributes `className` of the file name. */
  written: Set<string>;
  /** Files of the project that it imports. */
  imports: Set<string>;
  /** Imported files whose styles are part of its own: mixins, and roots that it extends. */
  pieces: Set<string>;
};

/** Names of classes in the selectors of a block of styles. */
function classesIn(styles: string): string[] {
  const selectors = styles.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]*)(?<!\$)\{/g);
  return [...selectors]
    .filter(([, selector]) => !selector?.trim().startsWith('@'))
    .flatMap(([, selector]) =>
      [...(selector?.matchAll(/\.([a-zA-Z_][\w-]*)/g) ?? [])].map(([, name]) => name ?? ''),
    );
}

/** Names of classes in the literals of the attributes `className`, also where an expression chooses between literals. */
function writtenClasses(text: string): string[] {
  const attributes = text.matchAll(/\bclassName=(?:"([^"]*)"|\{([^{}]*)\})/g);
  return [...attributes].flatMap(([, literal, expression]) => {
    const literals =
      literal ?? [...(expression?.matchAll(/'([^']*)'/g) ?? [])].map(([, value]) => value).join(' ');
    return literals.split(/\s+/).filter((name) => name !== '');
  });
}

function readModule(files: Files, path: string): Module {
  const text = files[path] ?? '';
  const sources = new Map<string, string>();
  for (const [, names = '', from = ''] of text.matchAll(/^import (?:type )?([^;]*?) from '([^']+)';/gm)) {
    const place = from.startsWith('@/') ? from.slice(2) : normalize(join(dirname(path), from));
    const file = [`${place}.ts`, `${place}.tsx`].find((candidate) => candidate in files);
    if (file) for (const [name] of names.matchAll(/\w+/g)) sources.set(name, file);
  }
  const module: Module = {
    selected: new Set(),
    exported: new Set(),
    written: new Set(writtenClasses(text)),
    imports: new Set(sources.values()),
    pieces: new Set(),
  };
  const blocks = text.matchAll(/^(export )?const \w+ = [^;`]*\b(?:css|styled\b[^;`]*)`([^`]*)`/gm);
  for (const [block, isExported, styles = ''] of blocks) {
    for (const name of classesIn(styles)) {
      module.selected.add(name);
      if (isExported) module.exported.add(name);
    }
    for (const [, name = ''] of block.matchAll(/(?:\$\{|\bstyled\()(\w+)/g)) {
      const piece = sources.get(name);
      if (piece) module.pieces.add(piece);
    }
  }
  return module;
}

/** A folder is one part; in `components/ui/kit` each component with its styles is one. */
const partOf = (path: string) =>
  path.startsWith('components/ui/kit/') ? path.replace(/(?:\.styles)?\.tsx?$/, '') : dirname(path);

/** Classes of `components` that are selected but not written, or written but not selected, where ADR 16 allows it. */
function unmatchedClasses(files: Files): { unwritten: string[]; unselected: string[] } {
  const paths = Object.keys(files);
  const modules = new Map(paths.map((path) => [path, readModule(files, path)]));
  const moduleOf = (path: string) => modules.get(path) as Module;
  const components = paths.filter((path) => path.startsWith('components/'));
  const inPart = (path: string) => components.filter((other) => partOf(other) === partOf(path));
  const everywhere = new Set(
    paths.filter((path) => path.startsWith('styles/')).flatMap((path) => classesIn(files[path] ?? '')),
  );

  /** The classes of a file's styles with those of its pieces. */
  const reached = (path: string, only: 'selected' | 'exported'): string[] => [
    ...moduleOf(path)[only],
    ...[...moduleOf(path).pieces].flatMap((piece) => reached(piece, 'exported')),
  ];
  /** The files whose elements the exported styles of a file are for. */
  const users = (path: string): string[] =>
    components
      .filter((other) => moduleOf(other).imports.has(path))
      .flatMap((other) =>
        moduleOf(other).pieces.has(path) ? [other, ...inPart(other), ...users(other)] : [other],
      );

  const unwritten = components.flatMap((path) => {
    const { selected, exported } = moduleOf(path);
    const near = new Set(inPart(path).flatMap((other) => [...moduleOf(other).written]));
    const far = new Set(users(path).flatMap((other) => [...moduleOf(other).written]));
    return [...selected]
      .filter((name) => !everywhere.has(name) && !near.has(name) && !(exported.has(name) && far.has(name)))
      .map((name) => `${path}: ${name}`);
  });
  const unselected = components.flatMap((path) => {
    const known = new Set([
      ...everywhere,
      ...inPart(path).flatMap((other) => reached(other, 'selected')),
      ...[...moduleOf(path).imports].flatMap((other) => reached(other, 'exported')),
    ]);
    return [...moduleOf(path).written].filter((name) => !known.has(name)).map((name) => `${path}: ${name}`);
  });
  return { unwritten, unselected };
}

const project: Files = Object.fromEntries(
  filesBelow(['components', 'styles'], /\.tsx?$/).map((path) => [path, readText(path)]),
);

test('every class that a part selects is written in it, except for reasons that are listed', () => {
  expect(unmatchedClasses(project).unwritten.sort()).toEqual(Object.keys(writtenElsewhere).sort());
});

test('every class that a component writes is selected in its part, or in a piece that it imports', () => {
  expect(unmatchedClasses(project).unselected).toEqual([]);
});

const styles = (name: string) =>
  `import styled from 'styled-components';\n\nexport const List = styled.ul\`\n  .${name} {\n    gap: 8.5px;\n  }\n\`;\n`;
const mixin =
  "import { css } from 'styled-components';\n\nexport const sums = css`\n  .total {\n    gap: 8px;\n  }\n`;\n";
const extended = [
  "import styled from 'styled-components';",
  "import { sums } from '@/components/ui/kit/sums';",
  'export const List = styled.ul`',
  `  \${sums}`,
  '`;\n',
].join('\n');
const row = (attribute: string, imported = '') =>
  `${imported}export const Row = () => <li className=${attribute} />;\n`;

test.each<[string, Files]>([
  [
    'a row of the same folder',
    { 'components/a/A.styles.ts': styles('row'), 'components/a/Row.tsx': row('"row"') },
  ],
  [
    'a chosen class',
    { 'components/a/A.styles.ts': styles('row'), 'components/a/Row.tsx': row("{open ? 'row' : undefined}") },
  ],
  [
    'a root of another folder that the row imports',
    {
      'components/desk/kit/A.styles.ts': styles('row'),
      'components/desk/b/Row.tsx': row('"row"', "import * as S from '@/components/desk/kit/A.styles';\n"),
    },
  ],
  [
    'a mixin that a root of the folder includes',
    {
      'components/ui/kit/sums.ts': mixin,
      'components/a/A.styles.ts': extended,
      'components/a/Row.tsx': row('"total"'),
    },
  ],
  [
    'a class of the whole shop',
    {
      'styles/global.ts': 'export const css = `\n  .hidden { opacity: 0; }\n`;',
      'components/a/Row.tsx': row('"hidden"'),
    },
  ],
])('accepts %s', (_case, files) => {
  expect(unmatchedClasses(files)).toEqual({ unwritten: [], unselected: [] });
});

test.each<[string, Files]>([
  ['a renamed class', { 'components/a/A.styles.ts': styles('row'), 'components/a/Row.tsx': row('"line"') }],
  [
    'a class that another folder selects',
    { 'components/a/A.styles.ts': styles('row'), 'components/b/Row.tsx': row('"row"') },
  ],
  [
    'a class of another component that the root imports',
    {
      'components/ui/kit/Card.tsx': row('"row"'),
      'components/a/A.styles.ts': `import { Row } from '@/components/ui/kit/Card';\n${styles('row')}`,
    },
  ],
  [
    'a class that another component of ui selects',
    { 'components/ui/kit/A.styles.ts': styles('row'), 'components/ui/kit/Row.tsx': row('"row"') },
  ],
])('refuses %s', (_case, files) => {
  const { unwritten, unselected } = unmatchedClasses(files);
  expect([unwritten.length, unselected.length]).toEqual([1, 1]);
});
