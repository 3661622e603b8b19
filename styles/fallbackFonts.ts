/** Vazirmatn's own ascent and descent, in percent of the font size. */
const ascent = 102.54;
const descent = 53.71;

/** Characters of Persian words. All others (digits, Latin, spaces) have a width of their own. */
const persianLetters = 'U+600-65F, U+66E-6EF, U+6FA-6FF, U+200C-200F';

type Face = {
  weights: string;
  /** Names under which the font is installed. */
  local: string[];
  /** Vazirmatn's width in percent of this font's, over the texts of the shop: of all characters, and of letters if it differs. */
  width: number;
  letters?: number;
};

/**
 * Fonts of Android, of Windows, macOS and iOS, and of Linux. `scripts/fallbackWidths.mjs` measures their widths by the texts
 * of the shop. All faces of a weight must name the same range: browsers use only one range of a family.
 */
const fallbacks: Record<string, Face[]> = {
  'Vazirmatn Naskh': [
    { weights: '100 599', local: ['NotoNaskhArabicUI-Regular', 'NotoNaskhArabicUI'], width: 108.5 },
    { weights: '600 900', local: ['NotoNaskhArabicUI-Bold'], width: 105.5 },
  ],
  'Vazirmatn Arial': [
    { weights: '100 599', local: ['Arial'], width: 94, letters: 124 },
    { weights: '600 900', local: ['Arial Bold'], width: 92, letters: 123 },
  ],
  'Vazirmatn DejaVu': [
    { weights: '100 449', local: ['DejaVu Sans'], width: 88, letters: 93.9 },
    { weights: '450 599', local: ['DejaVu Sans'], width: 89, letters: 94.6 },
    { weights: '600 900', local: ['DejaVu Sans Bold'], width: 78.5, letters: 80.9 },
  ],
};

const writeFace = (family: string, { local, weights }: Face, width: number, characters = '') => `@font-face {
    font-family: '${family}';
    src: ${local.map((name) => `local('${name}')`).join(', ')};
    font-weight: ${weights};
    size-adjust: ${width}%;
    ascent-override: ${((100 * ascent) / width).toFixed(1)}%;
    descent-override: ${((100 * descent) / width).toFixed(1)}%;
    ${characters && `unicode-range: ${characters};`}
  }`;

/**
 * Installed fonts with the width and height of Vazirmatn, so that little moves when Vazirmatn arrives late. Their line gap needs no
 * value: it counts only in lines of the height `normal`, and every line of the shop has a height of its own.
 */
export const fallbackFaces = Object.entries(fallbacks)
  .flatMap(([family, faces]) =>
    faces.flatMap((face) => [
      writeFace(family, face, face.width),
      face.letters ? writeFace(family, face, face.letters, persianLetters) : '',
    ]),
  )
  .join('\n');

/** The families of `fallbackFaces`, in the order in which browsers try them. */
export const fallbackFamilies = Object.keys(fallbacks)
  .map((family) => `'${family}'`)
  .join(', ');
