/**
 * The number of letters to change to turn one word into the other (Damerau-Levenshtein); Infinity when it is more than
 * `maxDistance`. A letter of the same sound counts 0.5, two swapped neighbours count 0.8.
 */
export function wordDistance(from: string, to: string, maxDistance = Number.POSITIVE_INFINITY): number {
  if (Math.abs(from.length - to.length) > maxDistance) return Number.POSITIVE_INFINITY;
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const [a, b] = [from.charAt(row - 1), to.charAt(column - 1)];
      const change = a === b ? 0 : soundClass(a) === soundClass(b) ? 0.5 : 1;
      const swapped = a === to.charAt(column - 2) && b === from.charAt(row - 2);
      line.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + change,
          swapped && row > 1 && column > 1 ? (beforeLast[column - 2] ?? 0) + 0.8 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    if (Math.min(...line) > maxDistance && Math.min(...last) > maxDistance) return Number.POSITIVE_INFINITY;
    beforeLast = last;
    last = line;
  }
  const result = last[to.length] ?? 0;
  return result > maxDistance ? Number.POSITIVE_INFINITY : result;
}

const sounds = new Map(
  ['سصث', 'زذضظ', 'تط', 'حه', 'قغ', 'اع'].flatMap((letters) =>
    [...letters].map((letter) => [letter, letters.charAt(0)] as const),
  ),
);

/** The letter that represents all letters of the same sound. */
export function soundClass(letter: string): string {
  return sounds.get(letter) ?? letter;
}

/** The largest distance at which search still accepts a word of this many letters. */
export function maxTypoDistance(letters: number): number {
  return letters <= 3 ? 0.5 : letters <= 5 ? 1 : 2;
}
