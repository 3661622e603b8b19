import { openTestApp, type TestApp } from '@/tests/support/backend';
import { recordingSender } from '@/tests/support/sms';

/** The shop of a test about signing in; its clock is `time`, its messages arrive at `phone`. */
export let shop: TestApp;
export let time = Date.parse('2026-11-21T08:00:00Z');
export const phone = recordingSender();

/** Moves the clock of the shop. */
export function passTime(ms: number) {
  time += ms;
}

export async function openShop(signInLimits: NonNullable<Parameters<typeof openTestApp>[0]>['signInLimits']) {
  shop = await openTestApp({ now: () => time, sms: phone.sender, signInLimits });
}

export const closeShop = () => shop.close();

let numbers = 0;
/** A mobile number that no other test of the file uses. */
export function newNumber(): string {
  numbers += 1;
  return `0912${String(numbers).padStart(7, '0')}`;
}
