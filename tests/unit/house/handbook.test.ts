import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { deskSections } from '@/components/desk/sections';
import { filesBelow, readText } from '@/tests/support/sourceFiles';

type Pictures = {
  handbookPictures: readonly { name: string; path: string }[];
  pictureFolder: string;
  mostPictures: number;
  mostPictureBytes: number;
};
let table: Pictures;
beforeAll(async () => {
  // A module of the scripts, which TypeScript does not read.
  table = await import(join(process.cwd(), 'scripts/lib/handbookPictures.mjs'));
});

const folder = 'docs/fa';
const pages = readdirSync(folder).map((name) => ({
  name,
  text: readFileSync(join(folder, name), 'utf8'),
}));

/** All matches of a pattern's first group, each with the page that has it. */
const findAll = (pattern: RegExp) =>
  pages.flatMap(({ name, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']) => ({ page: name, found })),
  );
/** A page without its code and its quoted words of the screen. */
const proseOf = (text: string) =>
  text.replace(/^```.*?^```/gms, '').replaceAll(/<code.*?<\/code>|`[^`]*`|«[^»]*»|\]\([^)]*\)|<[^>]*>/g, '');

/** The files whose texts a screen of the desk shows, as one text with single spaces. */
const folders = ['components/desk', 'components/ui', 'components/buy/order', 'contract/desk', 'rules'];
const screens = filesBelow(folders, /\.tsx?$/)
  .map(readText)
  .join('\n')
  .replaceAll(/\s+/g, ' ');

/** The texts between quotes, tags and braces of the code. */
const screenTexts = new Set(screens.split(/['"`<>{}$]/).map((text) => text.trim()));

/** Texts that a screen makes of the name of an entry, each with the code that names it. */
const composed: readonly [RegExp, (name: string) => string][] = [
  [/^(.+) جدید$/, (name) => `entry: '${name.replace('هٔ', 'ه')}'`],
  [/^افزودن (.+)$/, (name) => `entryName="${name}"`],
];
const isOnScreen = (text: string) =>
  screenTexts.has(text) ||
  composed.some(([pattern, codeOf]) => {
    const name = pattern.exec(text)?.[1];
    return name !== undefined && screens.includes(codeOf(name));
  });

test('shows every picture of the table on a page, and no other one', () => {
  const shown = findAll(/!\[[^\]]+\]\(\.\.\/images\/fa\/([\w-]+)\.webp\)/g).map(({ found }) => found);
  const names = table.handbookPictures.map(({ name }) => name);
  expect(shown.toSorted()).toEqual(names.toSorted());
  expect(findAll(/(!\[)/g)).toHaveLength(names.length);
});

test('has the file of every picture, and no other one, within the limits', () => {
  const files = readdirSync(table.pictureFolder);
  expect(files.toSorted()).toEqual(table.handbookPictures.map(({ name }) => `${name}.webp`).toSorted());
  expect(files.length).toBeLessThanOrEqual(table.mostPictures);
  const bytes = files.reduce((sum, file) => sum + statSync(join(table.pictureFolder, file)).size, 0);
  expect(bytes).toBeLessThanOrEqual(table.mostPictureBytes);
});

test('names only pages of the desk that exist, in its texts and in the table of pictures', () => {
  const known = ['', ...deskSections.map(({ slug }) => slug)];
  const named = [
    ...findAll(/\/admin(?:\/([\w-]*))?/g),
    ...table.handbookPictures.map(({ path }) => ({
      page: 'pictures',
      found: /^\/admin\/([\w-]+)/.exec(path)?.[1] ?? path,
    })),
  ];
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ found }) => !known.includes(found))).toEqual([]);
});

test('quotes only texts that the code of the desk has', () => {
  const quoted = findAll(/«([^»]+)»/g);
  expect(quoted.length).toBeGreaterThan(150);
  expect(quoted.filter(({ found }) => !isOnScreen(found))).toEqual([]);
});

test('lists every page in the index', () => {
  const index = findAll(/(?<!!)\[[^\]]+\]\((\w+\.md)\)/g).filter(({ page }) => page === 'README.md');
  const listed = new Set(index.map(({ found }) => found));
  expect(pages.map(({ name }) => name).filter((name) => name !== 'README.md' && !listed.has(name))).toEqual(
    [],
  );
});

test('runs from right to left, in Persian letters and digits and the words of the shop', () => {
  for (const { text } of pages) expect(text).toMatch(/^<div dir="rtl">\n\n[\s\S]+\n\n<\/div>\n$/);
  const refused =
    /[يك٠-٩]|(?<!\p{L})\d|محصول|آدرس|کدپستی|گفتگو|اقساط(?!ی)|بیعانه|جریمه|گذرواژه|عودت|صورت\u200c?حساب|ثبت نام|تلفن همراه|(?:^| )(?:می|نمی|بی) /gmu;
  const found = pages.flatMap(({ name, text }) =>
    [...proseOf(text).matchAll(refused)].map(([word]) => ({ page: name, word })),
  );
  expect(found).toEqual([]);
});
