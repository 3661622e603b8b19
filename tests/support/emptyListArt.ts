/** The path under `public` of the picture of an empty list. */
export function emptyListArt(): string | null {
  const src = document.querySelector('.scene img')?.getAttribute('src') ?? '';
  return new URL(src, 'http://shop.test').searchParams.get('url');
}
