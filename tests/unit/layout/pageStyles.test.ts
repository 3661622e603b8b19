import { minifyCss } from '@/styles/minifyCss';
import { dividePageStyles } from '@/styles/pageStyles';

it.each([
  ['.a > b,  .c :hover { margin: 0 0 4px; color: red; }', '.a>b,.c :hover{margin:0 0 4px;color:red}'],
  [
    '@media (min-width: 1024px) { .a { inset: calc(-1 * var(--gutter)) 0; } }',
    '@media(min-width:1024px){.a{inset:calc(-1*var(--gutter)) 0}}',
  ],
  ['.a * .b{opacity:0.86;width:10.5px;grid-area:1 / 2}', '.a * .b{opacity:.86;width:10.5px;grid-area:1/2}'],
  ['.a{width:calc(1px + (2 - 1) * 16px)}', '.a{width:calc(1px + (2 - 1)*16px)}'],
  [`[data-kind='night'],[data-step='2']{}`, `[data-kind=night],[data-step='2']{}`],
  [`.a{content:' > 0.5 ; ';mask:url("x : 0.5 / 2")}`, `.a{content:' > 0.5 ; ';mask:url("x : 0.5 / 2")}`],
  ['/* why: { */ .a{color:red}', '.a{color:red}'],
])('writes %s in fewer bytes', (css, short) => {
  expect(minifyCss(css)).toBe(short);
});

const server = [
  '.a{color:red;}',
  '@media (hover: hover){.a:hover{color:blue;}}',
  'data-styled.g7[id="sc-1f-0"]{content:"a,"}',
  '@media (hover: hover){.b:hover{color:blue;}}',
  '.c{color:red;}',
  'data-styled.g9[id="sc-1f-1"]{content:"b,c,"}',
  '',
].join('/*!sc*/\n');

it('keeps the rules in their order, and joins neighbours with the same media query', () => {
  expect(dividePageStyles(server).css).toBe(
    '.a{color:red}@media(hover:hover){.a:hover{color:blue}.b:hover{color:blue}}.c{color:red}',
  );
});

it('notes the class names of every component', () => {
  expect(dividePageStyles(server).notes).toBe(
    'data-styled.g1[id="sc-1f-0"]"a/*!sc*/\ndata-styled.g1[id="sc-1f-1"]"b,c/*!sc*/\n',
  );
});
