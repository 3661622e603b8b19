/** Strings in quotes, whose content must stay as it is. */
const quoted = /("[^"]*"|'[^']*')/;

/** White space, semicolons and zeros that CSS does not need. A selector keeps the space before a colon. */
const withoutSpace = (css: string) =>
  css
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,>]) ?/g, '$1')
    .replace(/([{;(][\w-]+): /g, '$1:')
    .replaceAll('@media (', '@media(')
    .replaceAll(';}', '}')
    .replaceAll(' / ', '/')
    .replace(/ \* (?=[\d(]|var\()/g, '*')
    .replace(/(?<![\w.])0\.(?=\d)/g, '.');

/** The same style in fewer bytes. Rules, their order and the values they compute to stay. */
export const minifyCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .split(quoted)
    .map((part, index) => (index % 2 === 0 ? withoutSpace(part) : part))
    .join('')
    .replace(/=(["'])([a-z][\w-]*)\1(?=\])/gi, '=$2')
    .trim();
