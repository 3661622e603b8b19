/**
 * Words of common passwords in lower case. Sources: words of public lists that satisfy the password rules with a capital
 * and some digits added, words that are common in Iran, and the names of this and other shops.
 */
const commonWordList = `
  password passwd passw0rd pass passwort p@ssword p@ssw0rd secret qwerty qwert qwertyui qwertyuiop asdf asdfg asdfgh
  asdfghjk asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qwer qaz wsx abc abcd abcde abcdef abcdefg abcdefgh aaa aaaa aa
  xxx xxxx test tester testing demo guest user username admin administrator root master login welcome hello letmein
  changeme default iloveyou love lovely sunshine princess dragon monkey football baseball superman batman shadow
  michael jordan charlie summer winter spring autumn computer internet google samsung apple iphone android windows
  killer pokemon naruto freedom whatever trustno access flower hunter ranger soccer starwars
  iran irani tehran isfahan esfahan shiraz mashhad tabriz ahvaz karaj persian parsi azadi vatan
  persepolis perspolis esteghlal esteqlal sepahan tractor
  ali reza alireza mohammad mohamad muhammad mamad hossein hosein hasan hassan mehdi mahdi amir amirali amirhossein
  saeed hamid majid sina arash arman behnam farhad omid peyman milad
  maryam zahra fatemeh fateme sara sarah nazanin niloofar mina mahsa parisa negar leila elham setareh
  salam eshgh eshghe eshgham asheghetam dooset doostat khoda allah yaali yazahra jigar azizam zendegi bahar ramz
  pelle pele shop foroshgah digikala
`
  .trim()
  .split(/\s+/);

/** Digits that are common before or after such a word: runs, repetitions, and years of both calendars. */
const commonDigits =
  /^(?:0?1{1,8}|0{1,8}|1?2{1,8}|([3-9])\1{0,7}|0?12|0?123|0?1234|0?12345|0?123456|0?1234567|0?12345678|0?123456789|1234567890|321|4321|54321|654321|987654321|87654321|789|456|345|147|159|357|147258|147258369|123123|121212|112233|123321|1[34]\d\d|19[4-9]\d|20[0-4]\d|[0-9]{1,2}|110|313|786|007)$/;

const commonWords = new Set(commonWordList.map(toLetters));

/** Replaces the signs and digits that people type instead of letters. */
function toLetters(word: string): string {
  return word.replaceAll('@', 'a').replaceAll('$', 's').replaceAll('0', 'o').replaceAll('3', 'e');
}

/** Common passwords with digits between the letters. */
const commonSequences = new Set([
  '1q2w3e4r',
  '1q2w3e4r5t',
  '1qaz2wsx',
  '1qazxsw2',
  'q1w2e3r4',
  'q1w2e3r4t5',
  'qaz123wsx',
  'a1b2c3d4',
  'a1b2c3d4e5',
  'zaq12wsx',
  'abcd1234efgh',
  'abc123def',
  'asd123asd',
  'qwe123qwe',
  'qwe123asd',
]);

/** Whether a password is easy to guess: a common word with common digits before or after it, or a common sequence. */
export function isKnownPassword(password: string): boolean {
  const bare = password.toLowerCase().replace(/[^a-z0-9@$]/g, '');
  const digitsLast = /^(.*?[a-z@$])(\d+)$/.exec(bare);
  const digitsFirst = /^(\d+)(.*[a-z@$].*)$/.exec(bare);
  const isCommon = (word = '', digits = '') => commonWords.has(toLetters(word)) && commonDigits.test(digits);
  return (
    isCommon(digitsLast?.[1], digitsLast?.[2]) ||
    isCommon(digitsFirst?.[2], digitsFirst?.[1]) ||
    commonWords.has(toLetters(bare)) ||
    commonSequences.has(bare)
  );
}

/** Whether a password contains the last seven digits of the customer's own number. @param mobile as 09xxxxxxxxx */
export function isOwnNumber(password: string, mobile: string): boolean {
  return password.replace(/\D/g, '').includes(mobile.slice(-7));
}
