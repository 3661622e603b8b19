const base = 'http://shop.invalid';

/** What browsers read as something else than it looks: control characters are dropped, a backslash becomes a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused.
const treacherous = /[\u0000-\u001f\u007f\\]/;

/**
 * Where the shopper goes after signing in: the wanted path of this shop, else home. What is no path of this shop (another
 * host, a scheme, a list of values, the login itself, a page that is not there) leads home, so that nobody can be sent elsewhere.
 * @param wanted query parameter `c` as it came
 */
export function loginTarget(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || treacherous.test(wanted)) return '/';
  let url: URL;
  try {
    url = new URL(wanted, base);
  } catch {
    return '/';
  }
  // Dots may have been resolved to a second slash (`/.//host`), which would name another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return '/';
  if (/^\/(login|404)(\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
