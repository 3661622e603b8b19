/** The origin against which paths are resolved. Any origin would do; this one cannot exist. */
const placeholderOrigin = 'http://shop.invalid';

/** Characters that browsers change in a URL: they drop control characters and turn a backslash into a slash. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern refuses control characters.
const unsafeCharacters = /[\u0000-\u001f\u007f\\]/;

/**
 * The path that the login opens afterwards: the wanted path, or home when it is not a path of this shop (another host, a
 * scheme, a list of values) or is the login or the 404 page. This prevents an open redirect.
 * @param wanted the unchecked query parameter `c`
 */
export function loginTarget(wanted: unknown): string {
  if (typeof wanted !== 'string' || !wanted.startsWith('/') || unsafeCharacters.test(wanted)) return '/';
  let url: URL;
  try {
    url = new URL(wanted, placeholderOrigin);
  } catch {
    return '/';
  }
  // `URL` resolves dots, so `/.//host` becomes `//host`, which would lead to another host.
  if (url.origin !== placeholderOrigin || url.pathname.startsWith('//')) return '/';
  if (/^\/(login|404)(\/|$)/.test(url.pathname)) return '/';
  return url.pathname + url.search + url.hash;
}
