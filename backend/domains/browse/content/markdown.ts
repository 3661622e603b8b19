import MarkdownIt from 'markdown-it';
import { isShopPicture } from '@/utils/pictureAddress';

/** Addresses that a link may have: pages and anchors of the shop, websites, mail, telephone and map. */
const linkTarget = /^(?:\/(?!\/)|#|https?:\/\/|mailto:|tel:|geo:)/i;

/**
 * Raw HTML in a text is written as text (`html: false`), so only the elements of Markdown reach a page. `linkify` is off, because
 * it would also make links of model names with a dot.
 */
const markdown = new MarkdownIt({ html: false, linkify: false, breaks: false });
markdown.validateLink = (address) => linkTarget.test(address.trim()) || isShopPicture(address);

const rules = markdown.renderer.rules;

/** Numbers the headings, so that links can lead to them. The title of the page is the only heading of level 1. */
rules.heading_open = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  if (!token) return '';
  const level = Math.min(Number(token.tag.slice(1)) + (token.tag === 'h1' ? 1 : 0), 4);
  token.tag = `h${level}`;
  const number = tokens.slice(0, index + 1).filter(({ type }) => type === 'heading_open').length;
  token.attrSet('id', `part-${number}`);
  return self.renderToken(tokens, index, options);
};
rules.heading_close = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  if (token?.tag === 'h1') token.tag = 'h2';
  return self.renderToken(tokens, index, options);
};

rules.link_open = (tokens, index, options, _env, self) => {
  const token = tokens[index];
  // markdown-it validates no empty address, and a link to nowhere is only its words.
  if (token?.attrGet('href') === '') token.attrs = null;
  if (/^https?:/i.test(String(token?.attrGet('href')))) token?.attrSet('rel', 'noopener nofollow');
  return self.renderToken(tokens, index, options);
};

/** Pictures come from the shop, because the content security policy refuses others. */
rules.image = (tokens, index, options, env, self) => {
  const token = tokens[index];
  if (!token || !isShopPicture(String(token.attrGet('src')))) return '';
  token.attrSet('alt', self.renderInlineAsText(token.children ?? [], options, env));
  token.attrSet('loading', 'lazy');
  return self.renderToken(tokens, index, options);
};

// A wide table scrolls in its own box, which the keyboard reaches.
rules.table_open = () => '<div class="table" tabindex="0" role="group" aria-label="جدول"><table>';
rules.table_close = () => '</table></div>';

/** The HTML of a text in Markdown. It has no scripts, event attributes, frames or raw HTML, whatever the text is. */
export function renderMarkdown(text: string): string {
  return markdown.render(text);
}
