import { type TSchema, Type } from 'typebox';
import { answerOf, answerWithExtraOf } from '@/contract/answer';
import { Basket } from '@/contract/basket';
import type { UserInfo } from '@/contract/session';
import { identity } from './liveBackend';

/**
 * The body that the backend answers a call with, and the call itself. Cases run in the order of their table
 * and use what came before.
 */
export type Case = readonly [answer: TSchema, call: () => Promise<unknown>];

export const nothing = answerOf(Type.Null());
export const filled = (item: TSchema) => Type.Array(item, { minItems: 1 });
export const basketWith = (extraObject: TSchema) => answerWithExtraOf(Basket, extraObject);
export const pageOf = (item: TSchema, extraObject: TSchema) => answerWithExtraOf(filled(item), extraObject);

/** A demo customer with orders, a wallet and notifications. */
export const maryam = '09123456789';
export const { signal } = new AbortController();

/** Keeps the token of a sign-in, as the shop does. */
export function signIn(info: UserInfo): UserInfo {
  identity.token = info.token;
  return info;
}
