/** @jest-environment jest-fixed-jsdom */
import fc from 'fast-check';
import { renderMarkdown } from '@/backend/domains/browse/content/markdown';

const elements = new Set(
  'p h2 h3 h4 ul ol li a strong em s code pre blockquote hr br img table thead tbody tr th td div'.split(' '),
);
const attributes = new Set(
  'href rel src alt title loading id class start style tabindex role aria-label'.split(' '),
);

/** Forbidden parts of a rendered text: unknown elements and attributes, and addresses that run scripts. */
function dangersOf(text: string): string[] {
  const { body } = new DOMParser().parseFromString(renderMarkdown(text), 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => {
    const own = [...element.attributes].filter(
      ({ name, value }) =>
        !attributes.has(name) ||
        (name === 'href' && !/^(?:\/(?!\/)|#|https?:|mailto:|tel:|geo:)/i.test(value)) ||
        (name === 'src' && !value.startsWith('/art/')) ||
        (name === 'style' && !/^text-align:(?:left|right|center)$/.test(value)),
    );
    const tag = element.tagName.toLowerCase();
    return [...(elements.has(tag) ? [] : [tag]), ...own.map(({ name, value }) => `${tag} ${name}=${value}`)];
  });
}

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](java\nscript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](//evil.example)',
  '[x]()',
  '![x](https://evil.example/a.png)',
  '![x](javascript:alert(1))',
  '[x](/a "t\\" onclick=alert(1) ")',
  '![a" onerror="alert(1)](/art/a.avif)',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '```"><script>alert(1)</script>\ncode\n```',
  '# <iframe src=//evil.example>',
  '|a|\n|-|\n|<svg onload=alert(1)>|',
])('%j becomes harmless', (text) => {
  expect(dangersOf(text)).toEqual([]);
});

test('no text becomes a script, whatever it is made of', () => {
  const piece = fc.constantFrom(
    ...'<script> </script> <img onerror= javascript: data: ]( [x] ![x] ( ) " \' > < &#x6a; \n ` ``` | --- # - * ** \\ /art/a.avif https: // سلام'.split(
      ' ',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => dangersOf(pieces.join('')).length === 0),
    { numRuns: 400 },
  );
});

test('headings have numbered ids below the title of the page, tables a box, links of other sites a relation', () => {
  const html = renderMarkdown(
    '# یک\n\n## دو\n\n| a |\n|---|\n| b |\n\n[خانه](/) [سایت](https://a.example)\n\n![عکس](/art/a.avif)',
  );
  expect(html).toContain('<h2 id="part-1">یک</h2>');
  expect(html).toContain('<h2 id="part-2">دو</h2>');
  expect(html).toContain('<div class="table"');
  expect(html).toContain('<a href="/">خانه</a> <a href="https://a.example" rel="noopener nofollow">');
  expect(html).toContain('<img src="/art/a.avif" alt="عکس" loading="lazy">');
});
