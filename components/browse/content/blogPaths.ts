const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Content of a path below `/blog`: a list of posts, of one tag or of all, or one post. */
export type BlogPath = { post: string } | { tag: string | null; page: number };

/** The address of a list of posts. */
export function blogHref(tag: string | null, page = 1): string {
  return ['/blog', ...(tag === null ? [] : ['tag', tag]), ...(page > 1 ? ['page', page] : [])].join('/');
}

/** Reads the segments after `/blog`; null when they name nothing. Page 1 has its address without a number only. */
export function parseBlogPath(segments: readonly string[]): BlogPath | null {
  const [first, ...rest] = segments;
  if (first === 'tag' && rest[0] !== undefined) return listOf(rest[0], rest.slice(1));
  if (first === undefined || first === 'page') return listOf(null, segments);
  return rest.length === 0 && first !== 'tag' && slugPattern.test(first) ? { post: first } : null;
}

function listOf(tag: string | null, rest: readonly string[]): BlogPath | null {
  if (tag !== null && !slugPattern.test(tag)) return null;
  if (rest.length === 0) return { tag, page: 1 };
  const [word, number = '', ...more] = rest;
  const isPage = word === 'page' && /^[1-9]\d{0,2}$/.test(number) && number !== '1' && more.length === 0;
  return isPage ? { tag, page: Number(number) } : null;
}
