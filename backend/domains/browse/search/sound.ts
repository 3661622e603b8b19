/** Sounds of Latin letters in Persian written with them («Finglish»). Longer spellings come first. */
const latinSounds: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/tion|sion/y, 'Sn'],
  [/sh/y, 'S'],
  [/ch/y, 'C'],
  [/kh/y, 'X'],
  [/gh|q/y, 'Q'],
  [/zh/y, 'Z'],
  [/ph/y, 'f'],
  [/th/y, 't'],
  [/ck|c/y, 'k'],
  [/oo|ou/y, 'u'],
  [/ee|ea/y, 'i'],
  [/x/y, 'ks'],
  [/w/y, 'v'],
  [/[a-z]/y, ''],
];

/** Sounds of Persian letters. «ع» counts as a vowel; «و» and «ی» are vowels or consonants. */
const persianSounds: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries({
    a: 'اع',
    b: 'ب',
    p: 'پ',
    t: 'تط',
    s: 'سصث',
    j: 'ج',
    C: 'چ',
    h: 'هح',
    X: 'خ',
    d: 'د',
    z: 'زذضظ',
    r: 'ر',
    Z: 'ژ',
    S: 'ش',
    Q: 'قغ',
    f: 'ف',
    k: 'ک',
    g: 'گ',
    l: 'ل',
    m: 'م',
    n: 'ن',
    W: 'و',
    Y: 'ی',
  }).flatMap(([sound, letters]) => [...letters].map((letter) => [letter, sound])),
);

const withoutDoubles = (sounds: string) => sounds.replace(/(.)\1+/g, '$1');

/** The possible sounds of a folded Latin word. A word that begins with x has two («xiaomi» is «شیائومی»). */
export function latinSoundsOf(word: string): string[] {
  let sounds = '';
  for (let at = 0; at < word.length; ) {
    const [spelling, sound] = latinSounds.find(([pattern]) => {
      pattern.lastIndex = at;
      return pattern.test(word);
    }) ?? [null, ''];
    sounds += sound || word.charAt(at);
    at = spelling?.lastIndex || at + 1;
  }
  const said = withoutDoubles(sounds);
  return said.startsWith('ks') ? [`S${said.slice(2)}`, said] : [said];
}

/** The sound of a folded Persian word. Persian does not write short vowels, so they are missing. */
export function persianSoundOf(word: string): string {
  return withoutDoubles([...word].map((letter) => persianSounds[letter] ?? letter).join(''));
}

const vowels = 'aeiouWY';

/** The consonants that both alphabets always write. */
export function consonantsOf(sounds: string): string {
  return sounds.replace(/[aeiouyvhWY]/g, '');
}

/** Cost of replacing one sound by a similar one. A pair that is not listed costs 1, and 2 for a vowel. */
const replacementCost: Readonly<Record<string, number>> = Object.fromEntries(
  Object.entries({
    'oW uW vW iY yY': 0,
    eh: 0.1,
    'jZ ah': 0.2,
    'eY oa QX gQ kQ': 0.3,
    'eW aW ea iW uY ia ua': 0.4,
    'bp dt kg sz hX fv jg CS Zz': 0.5,
    aY: 0.6,
  }).flatMap(([pairs, cost]) =>
    pairs.split(' ').flatMap(([a = '', b = '']) => [
      [a + b, cost],
      [b + a, cost],
    ]),
  ),
);

/** Cost of a Latin letter without a Persian one. Vowels cost little, because Persian does not write short vowels. */
const latinOnlyCost: Readonly<Record<string, number>> = {
  a: 0.1,
  e: 0.1,
  o: 0.1,
  i: 0.3,
  u: 0.3,
  y: 0.3,
  h: 0.5,
  v: 0.6,
};
/** Cost of a Persian letter without a Latin one. */
const persianOnlyCost: Readonly<Record<string, number>> = { a: 0.3, W: 0.4, Y: 0.4, h: 0.4, r: 0.4 };

/** Distance between the sounds of a Latin and a Persian word. 0 is equal; 1 is one consonant added, missing or changed. */
export function soundDistance(latin: string, persian: string): number {
  let above = [0];
  for (const sound of persian) above.push((above.at(-1) ?? 0) + (persianOnlyCost[sound] ?? 1));
  for (const said of latin) {
    const line = [(above[0] ?? 0) + (latinOnlyCost[said] ?? 1)];
    for (let column = 1; column <= persian.length; column += 1) {
      const written = persian.charAt(column - 1);
      const change =
        said === written ? 0 : (replacementCost[said + written] ?? 1 + Number(vowels.includes(said)));
      line.push(
        Math.min(
          (above[column - 1] ?? 0) + change,
          (above[column] ?? 0) + (latinOnlyCost[said] ?? 1),
          (line[column - 1] ?? 0) + (persianOnlyCost[written] ?? 1),
        ),
      );
    }
    above = line;
  }
  return above[persian.length] ?? 0;
}
