import { type SecurityEvent, TooSoon } from '@/backend/server/errors';
import { addressRanges, customersKey, grownLimit } from '@/backend/server/limiter';
import type { DomainParts } from '@/backend/server/parts';
import { dayMs, hourMs, minuteMs } from '@/utils/timeUnits';

const quarterMs = 15 * minuteMs;

/** Codes per number and hour. Each known device of the number may request as many more. */
const maxCodesPerHour = 5;
/**
 * Wrong passwords for a number. `FromOne`: from one address or one known device in 15 minutes. `FromAll`: from all
 * unknown devices in an hour, against guesses from many addresses. Known devices are exempt from the second limit, so
 * that an attacker who exhausts it does not lock the customer out.
 */
const maxWrongPasswordsFromOne = 5;
const maxWrongPasswordsFromAll = 25;
/** Wrong codes per known device and day. A known device is exempt from the number's own limit in `codes.ts`. */
const maxWrongCodesOfDevice = 15;
/**
 * Shares of the shop's codes. Numbers without an account may use up to the first share, numbers with an account up to
 * the second, and known devices all. Codes to invented numbers thus leave some for the customers.
 */
const shareOfNewNumbers = 0.6;
const shareOfAccounts = 0.9;
/**
 * Wrong codes of the whole shop in an hour, as a share of its codes. Above this share an address gets only two wrong codes
 * in 15 minutes for unknown devices, which slows an attacker who guesses codes of many numbers. A right code still signs in.
 */
const shareOfWrongCodes = 0.2;
const maxWrongCodesUnderAttack = 2;

/** A count in the limiter, with its limit, its window (ms) and the reason that is logged when the limit is reached. */
type Count = { key: string; max: number; window: number; reason: SecurityEvent['reason'] };

/** The caller of a sign-in: an address, and the known device (see `device/knownDevices.ts`) of the number, or null. */
export type Visitor = { address: string; device: string | null };

/**
 * Rate limits of the sign-in, for requested codes and for guesses. The limit of the address is checked first, so that a
 * blocked address does not use up the limits of a number. A known device has limits of its own instead. Its cookie is
 * random and only a right code or password makes a device known, so nobody else can use up its limits.
 */
export function guardOf({ limiter, signIn: { limits } }: Pick<DomainParts, 'limiter' | 'signIn'>) {
  const ofShop = (what: string, max: number): Count => ({
    key: what,
    max,
    window: hourMs,
    reason: 'shop_held',
  });

  /** Counts for each range of an address. */
  const ofAddress = (what: string, address: string, max: number, window: number): Promise<Count[]> =>
    Promise.all(
      addressRanges(address).map(
        async (range): Promise<Count> => ({
          key: `${what}:${range.key}`,
          max: await grownLimit(limiter, range, max),
          window,
          reason: 'address_held',
        }),
      ),
    );

  const ofNumberFromAddress = (number: string, address: string): Count[] =>
    addressRanges(address).map(({ key, times }) => ({
      key: `login:${number}:${key}`,
      max: maxWrongPasswordsFromOne * times,
      window: quarterMs,
      reason: 'address_held',
    }));

  /** Adds one to all counts, or to none when a limit is reached. @returns a function that subtracts them again @throws TooSoon */
  async function countAll(counts: readonly Count[]): Promise<() => Promise<void>> {
    const taken: Count[] = [];
    const giveBack = async () => {
      await Promise.all(taken.map(({ key }) => limiter.giveBack(key)));
    };
    for (const count of counts) {
      const wait = await limiter.take(count.key, count.max, count.window);
      taken.push(count);
      if (wait === 0) continue;
      await giveBack();
      throw new TooSoon(wait, { reason: count.reason });
    }
    return giveBack;
  }

  const codeOf = (mobile: string, device: string | null): Count => ({
    key: device === null ? `code:${mobile}` : `code:${mobile}:device:${device}`,
    max: maxCodesPerHour,
    window: hourMs,
    reason: device === null ? 'number_held' : 'device_held',
  });

  return {
    /** Counts a requested code. Call the returned function when no code was needed. */
    async countCodeRequest(mobile: string, { address, device }: Visitor, hasAccount: boolean) {
      if (device !== null) return countAll([codeOf(mobile, device), ofShop('codes', limits.allCodes)]);
      const share = hasAccount ? shareOfAccounts : shareOfNewNumbers;
      return countAll([
        ...(await ofAddress('codes', address, limits.codes, hourMs)),
        codeOf(mobile, null),
        ofShop('codes', Math.ceil(limits.allCodes * share)),
      ]);
    },

    /** Stops counting a code that could not be sent for its number. It still counts for the address and the shop. */
    uncountCodeOfNumber: (mobile: string, { device }: Visitor) =>
      limiter.giveBack(codeOf(mobile, device).key),

    /** Counts the check of a code. Call the returned function when the code was right. */
    async countCodeCheck(mobile: string, { address, device }: Visitor) {
      if (device !== null) {
        const key = `check:${mobile}:device:${device}`;
        return countAll([{ key, max: maxWrongCodesOfDevice, window: dayMs, reason: 'device_held' }]);
      }
      const isUnderAttack = (await limiter.count('wrong-codes')) >= limits.allCodes * shareOfWrongCodes;
      const max = isUnderAttack ? Math.min(maxWrongCodesUnderAttack, limits.logins) : limits.logins;
      return countAll(await ofAddress('checks', address, max, quarterMs));
    },

    /** Counts a wrong guess at a live code, over all numbers. */
    async countWrongCode() {
      await limiter.take('wrong-codes', Number.POSITIVE_INFINITY, hourMs);
    },

    /** Counts the check of a password. Call the returned function when it was right. @param account the key of the account */
    async countPasswordCheck(account: string, { address, device }: Visitor) {
      if (device !== null) {
        const key = `login:${account}:device:${device}`;
        return countAll([{ key, max: maxWrongPasswordsFromOne, window: quarterMs, reason: 'device_held' }]);
      }
      return countAll([
        ...(await ofAddress('logins', address, limits.logins, quarterMs)),
        ...ofNumberFromAddress(account, address),
        { key: `login:${account}`, max: maxWrongPasswordsFromAll, window: hourMs, reason: 'number_held' },
      ]);
    },

    /** Counts the look-up of a number. The limit prevents an address from testing which of many numbers have accounts. */
    countLookUp: async (address: string) =>
      countAll(await ofAddress('asks', address, limits.logins, quarterMs)),

    /** Raises the limits of an address from which a customer has signed in, once a day for each customer. */
    async countSignIn(mobile: string, address: string) {
      for (const { key } of addressRanges(address)) {
        const isFirst = (await limiter.take(`customer:${key}:${mobile}`, 1, dayMs)) === 0;
        if (isFirst) await limiter.take(customersKey(key), Number.POSITIVE_INFINITY, dayMs);
      }
    },
  };
}
