import { TooSoon } from '@/backend/errors';
import { addressKey } from '@/backend/limiter';
import type { DomainParts } from '@/backend/parts';

const hour = 3_600_000;
const quarter = 900_000;
/** Codes of a number in an hour. */
const codesOfNumber = 5;
/**
 * Wrong passwords for a number in a quarter of an hour: from one address, and from all. The first keeps whoever guesses
 * from shutting the customer out, who sits elsewhere; the second keeps many addresses from guessing on.
 */
const guessesFromAddress = 5;
const guessesOfNumber = 50;

type Count = { key: string; max: number; window: number };

/** What holds somebody back who asks for codes or guesses. The address comes first: one that is held back harms no number. */
export function guardOf({ limiter, limits }: Pick<DomainParts['signIn'], 'limiter' | 'limits'>) {
  const ofAddress = (what: string, address: string, max: number, window: number): Count => ({
    key: `${what}:${addressKey(address)}`,
    max,
    window,
  });

  /** Counts one of each, or none at all. @throws TooSoon @returns what gives them back */
  async function take(counts: readonly Count[]): Promise<() => Promise<void>> {
    const taken: Count[] = [];
    const giveBack = async () => {
      await Promise.all(taken.map(({ key }) => limiter.giveBack(key)));
    };
    for (const count of counts) {
      const wait = await limiter.take(count.key, count.max, count.window);
      taken.push(count);
      if (wait === 0) continue;
      await giveBack();
      throw new TooSoon(wait);
    }
    return giveBack;
  }

  const codeOf = (mobile: string): Count => ({ key: `code:${mobile}`, max: codesOfNumber, window: hour });

  return {
    /** A code is to be sent. The answer takes it back when none had to be. */
    code: (mobile: string, address: string) =>
      take([
        ofAddress('codes', address, limits.codes, hour),
        codeOf(mobile),
        { key: 'codes', max: limits.allCodes, window: hour },
      ]),
    /** A code did not arrive: it does not count for its number, but goes on counting for address and shop. */
    undelivered: (mobile: string) => limiter.giveBack(codeOf(mobile).key),
    /** A code is to be checked. Call the answer when it was right. */
    codeCheck: (address: string) => take([ofAddress('checks', address, limits.logins, quarter)]),
    /** A password is to be checked. Call the answer when it was right. @param whose what is guessed at */
    password: (whose: string, address: string) =>
      take([
        ofAddress('logins', address, limits.logins, quarter),
        ofAddress(`login:${whose}`, address, guessesFromAddress, quarter),
        { key: `login:${whose}`, max: guessesOfNumber, window: quarter },
      ]),
    /** A number is to be looked up: whether it is known is told to nobody who asks for many. */
    lookUp: (address: string) => take([ofAddress('asks', address, limits.logins, quarter)]),
  };
}
