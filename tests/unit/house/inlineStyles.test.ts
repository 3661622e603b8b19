import { filesBelow, readText } from '@/tests/support/sourceFiles';

/** The properties that `stylelint.config.mjs` refuses in styles, with their names in React. */
const physical =
  /^(?:top|bottom|left|right|(?:(?:min|max)W|w)idth|(?:(?:min|max)H|h)eight|(?:margin|padding|border|scrollMargin|scrollPadding)(?:Top|Bottom|Left|Right)\w*)$/;

/** The text from the brace at `start` to the brace that closes it. */
function braced(text: string, start: number): string {
  let depth = 0;
  for (let end = start; end < text.length; end++) {
    if (text[end] === '{') depth++;
    if (text[end] === '}' && --depth === 0) return text.slice(start, end + 1);
  }
  return text.slice(start);
}

/** Physical properties in the objects of `style` attributes and in objects of the type `CSSProperties`. */
function physicalProperties(text: string): string[] {
  const objects = [...text.matchAll(/\bstyle=(?=\{)|: CSSProperties = (?=\{)/g)].map(
    ({ index, 0: { length } }) => braced(text, index + length),
  );
  return objects.flatMap((object) =>
    [...object.replace(/`[^`]*`/g, '``').matchAll(/[{,]\s*'?([a-zA-Z]+)'?\s*(?=[:,}])/g)]
      .map(([, name]) => name ?? '')
      .filter((name) => physical.test(name)),
  );
}

test('styles in components and pages use logical properties', () => {
  const found = filesBelow(['components', 'pages'], /\.tsx$/).flatMap((path) =>
    physicalProperties(readText(path)).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['<i style={{ height: 64 }} />', ['height']],
  ["<i style={{ minWidth: 0, color: 'var(--ink)', marginTop: 8 }} />", ['minWidth', 'marginTop']],
  ['<i style={{ ...given, borderLeftWidth: 1 }} />', ['borderLeftWidth']],
  ['<i style={{ width, color }} />', ['width']],
  ['<i\n  style={{\n    color,\n    left: 0,\n  }}\n/>', ['left']],
  ['<i style={open ? { height: 64 } : undefined} />', ['height']],
  ['const place: CSSProperties = { right: 0 };', ['right']],
  ['<i style={{ blockSize: 64, inlineSize: width }} />', []],
  [`<i style={{ '--height': height, '--width': \`\${width}px\` }} />`, []],
])('recognises what is physical in %j', (text, names) => {
  expect(physicalProperties(text)).toEqual(names);
});
