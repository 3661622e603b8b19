/** The picture that stands in the place of an empty list: its path under `public`. */
export function emptyListArt(): string | null {
  const src = document.querySelector('.scene img')?.getAttribute('src') ?? '';
  return new URL(src, 'http://shop.test').searchParams.get('url');
}
