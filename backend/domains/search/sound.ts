/** Sounds of Latin letters as Persians write their language with them («Finglish»); longer spellings come first. */
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

/** Sounds of Persian letters: «ع» is heard as a vowel, «و» and «ی» are vowels or consonants. */
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

/** How a folded Latin word is said; one that begins with an x has two ways («xiaomi» is «شیائومی»). */
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

/** How a folded Persian word is said, as far as it is written. */
export function persianSoundOf(word: string): string {
  return withoutDoubles([...word].map((letter) => persianSounds[letter] ?? letter).join(''));
}

const vowels = 'aeiouWY';

/** The consonants that both alphabets always write. */
export function consonantsOf(sounds: string): string {
  return sounds.replace(/[aeiouyvhWY]/g, '');
}

/** What it costs to hear one sound as another, beyond equal ones; anything else is another word. */
const likeness: Readonly<Record<string, number>> = Object.fromEntries(
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

/** A Latin vowel is often short and then not written in Persian. */
const spokenOnly: Readonly<Record<string, number>> = {
  a: 0.1,
  e: 0.1,
  o: 0.1,
  i: 0.3,
  u: 0.3,
  y: 0.3,
  h: 0.5,
  v: 0.6,
};
const writtenOnly: Readonly<Record<string, number>> = { a: 0.3, W: 0.4, Y: 0.4, h: 0.4, r: 0.4 };

/** How far a typed Latin word sounds from a written Persian one: 0 is the same, 1 is a consonant more, less or other. */
export function soundDistance(latin: string, persian: string): number {
  let above = [0];
  for (const sound of persian) above.push((above.at(-1) ?? 0) + (writtenOnly[sound] ?? 1));
  for (const said of latin) {
    const line = [(above[0] ?? 0) + (spokenOnly[said] ?? 1)];
    for (let column = 1; column <= persian.length; column += 1) {
      const written = persian.charAt(column - 1);
      const change = said === written ? 0 : (likeness[said + written] ?? 1 + Number(vowels.includes(said)));
      line.push(
        Math.min(
          (above[column - 1] ?? 0) + change,
          (above[column] ?? 0) + (spokenOnly[said] ?? 1),
          (line[column - 1] ?? 0) + (writtenOnly[written] ?? 1),
        ),
      );
    }
    above = line;
  }
  return above[persian.length] ?? 0;
}
