/** Lists of points as text, as SVG writes them: points with commas between, coordinates with spaces. */

function rowsOf(text: string): number[][] {
  return text.split(',').map((point) => {
    const row = point.trim().split(/\s+/).map(Number);
    if (row.length < 2 || row.some(Number.isNaN)) throw new RangeError(`"${point}" is not a point.`);
    return row;
  });
}

/** Points of a flat outline: «0 0, 24 150». */
export const flats = (text: string): (readonly [number, number])[] =>
  rowsOf(text).map(([x = 0, y = 0]) => [x, y]);

/** Corners of a flat outline, each with the radius that rounds it or without one: «24 150, 20 182 14». */
export const corners = (text: string): (readonly [number, number, number?])[] =>
  rowsOf(text).map(([x = 0, y = 0, radius]) => (radius === undefined ? [x, y] : [x, y, radius]));

/** Points in space: «0 440 86, 0 440 -86». */
export const vecs = (text: string): (readonly [number, number, number])[] =>
  rowsOf(text).map(([x = 0, y = 0, z = 0]) => [x, y, z]);
