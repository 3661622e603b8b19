import { type SecurityEvent, TooSoon } from '@/backend/errors';
import { addressRanges } from '@/backend/limiter';
import type { DomainParts } from '@/backend/parts';

const quarter = 900_000;
const hour = 3_600_000;
const day = 86_400_000;

/** Codes of a number in an hour, and as many more of each device that has signed in with it before. */
const codesOfNumber = 5;
/**
 * Wrong passwords for a number: from one address (or from one known device) in a quarter of an hour, and from all unknown
 * devices in an hour. The second keeps many addresses from guessing on. Whoever uses it up to shut the customer out
 * does not reach the devices the customer has signed in with before.
 */
const guessesFromOne = 5;
const guessesOfNumber = 25;
/** Wrong codes of a known device in a day. It is exempt from the number's own limit, which stands in `codes.ts`. */
const wrongCodesOfDevice = 15;
/**
 * Shares of the shop's codes: numbers without an account may take the first, numbers with one the second, and known
 * devices all of them. Whoever asks for codes to made-up numbers leaves some for the customers.
 */
const shareOfNewNumbers = 0.6;
const shareOfAccounts = 0.9;
/**
 * Wrong codes of everybody in an hour, as a share of the shop's codes. Above it an unknown device has two wrong codes in
 * a quarter of an hour from its address: guessing at many numbers becomes dear, and the right code still signs in.
 */
const shareOfWrongCodes = 0.2;
const wrongCodesWhenMany = 2;
/** How many times its limit an address may reach when many customers sign in from it, as behind a mobile carrier. */
const mostGrowth = 10;

type Held = SecurityEvent['reason'];
type Count = { key: string; max: number; window: number; held: Held };

/** Who calls: an address, and the known device (see `knownDevices.ts`) of the number it is about, or null. */
export type Visitor = { address: string; device: string | null };

const customersKey = (range: string) => `customers:${range}`;

/**
 * What holds somebody back who asks for codes or guesses. The address comes first: one that is held back harms no
 * number. A known device has limits of its own instead: its cookie is random and only a right code or password made
 * it known, so nobody else can use them up.
 */
export function guardOf({ limiter, limits }: Pick<DomainParts['signIn'], 'limiter' | 'limits'>) {
  const shop = (what: string, max: number): Count => ({ key: what, max, window: hour, held: 'shop_held' });

  /**
   * Counts for each range of an address. The limit grows by one for each customer who signed in from it within a day:
   * many people share it then. Customers count once, so that one account cannot raise it by signing in again.
   */
  const ofAddress = (what: string, address: string, max: number, window: number): Promise<Count[]> =>
    Promise.all(
      addressRanges(address).map(async ({ key, times }): Promise<Count> => {
        const customers = await limiter.count(customersKey(key));
        const grown = Math.min(max * times + customers, max * times * mostGrowth);
        return { key: `${what}:${key}`, max: grown, window, held: 'address_held' };
      }),
    );

  const ofNumberFromAddress = (number: string, address: string): Count[] =>
    addressRanges(address).map(({ key, times }) => ({
      key: `login:${number}:${key}`,
      max: guessesFromOne * times,
      window: quarter,
      held: 'address_held',
    }));

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
      throw new TooSoon(wait, { reason: count.held });
    }
    return giveBack;
  }

  const codeOf = (mobile: string, device: string | null): Count => ({
    key: device === null ? `code:${mobile}` : `code:${mobile}:device:${device}`,
    max: codesOfNumber,
    window: hour,
    held: device === null ? 'number_held' : 'device_held',
  });

  return {
    /** A code is to be sent. The answer takes it back when none had to be. */
    async code(mobile: string, { address, device }: Visitor, hasAccount: boolean) {
      if (device !== null) return take([codeOf(mobile, device), shop('codes', limits.allCodes)]);
      const share = hasAccount ? shareOfAccounts : shareOfNewNumbers;
      return take([
        ...(await ofAddress('codes', address, limits.codes, hour)),
        codeOf(mobile, null),
        shop('codes', Math.ceil(limits.allCodes * share)),
      ]);
    },

    /** A code did not arrive: it does not count for its number, but goes on counting for address and shop. */
    undelivered: (mobile: string, { device }: Visitor) => limiter.giveBack(codeOf(mobile, device).key),

    /** A code is to be checked. Call the answer when it was right. */
    async codeCheck(mobile: string, { address, device }: Visitor) {
      if (device !== null) {
        const key = `check:${mobile}:device:${device}`;
        return take([{ key, max: wrongCodesOfDevice, window: day, held: 'device_held' }]);
      }
      const many = (await limiter.count('wrong-codes')) >= limits.allCodes * shareOfWrongCodes;
      const max = many ? Math.min(wrongCodesWhenMany, limits.logins) : limits.logins;
      return take(await ofAddress('checks', address, max, quarter));
    },

    /** A code that had been sent was guessed wrongly, at whichever number. */
    async wrongCode() {
      await limiter.take('wrong-codes', Number.POSITIVE_INFINITY, hour);
    },

    /** A password is to be checked. Call the answer when it was right. @param whose what is guessed at */
    async password(whose: string, { address, device }: Visitor) {
      if (device !== null) {
        const key = `login:${whose}:device:${device}`;
        return take([{ key, max: guessesFromOne, window: quarter, held: 'device_held' }]);
      }
      return take([
        ...(await ofAddress('logins', address, limits.logins, quarter)),
        ...ofNumberFromAddress(whose, address),
        { key: `login:${whose}`, max: guessesOfNumber, window: hour, held: 'number_held' },
      ]);
    },

    /** A number is to be looked up: whether it is known is told to nobody who asks for many. */
    lookUp: async (address: string) => take(await ofAddress('asks', address, limits.logins, quarter)),

    /** A customer has signed in from an address: its limits grow, once a day for each customer. */
    async signedIn(mobile: string, address: string) {
      for (const { key } of addressRanges(address)) {
        const isFirst = (await limiter.take(`customer:${key}:${mobile}`, 1, day)) === 0;
        if (isFirst) await limiter.take(customersKey(key), Number.POSITIVE_INFINITY, day);
      }
    },
  };
}
